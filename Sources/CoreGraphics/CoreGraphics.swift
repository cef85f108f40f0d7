// The import line of a user's file stays as it is: colours, paths and contexts stand in HeadlessUIKit.
@_exported import HeadlessUIKit
