// The import line of a user's file stays as it is: everything stands in HeadlessUIKit.
@_exported import HeadlessUIKit
