import Foundation

/// A string, as C interfaces name it.
public typealias CFString = NSString
/// A list, as C interfaces name it.
public typealias CFArray = NSArray
/// Named values, as C interfaces name them.
public typealias CFDictionary = NSDictionary
/// Bytes, as C interfaces name them.
public typealias CFData = NSData
/// A time or a duration, in seconds.
public typealias CFTimeInterval = Double
