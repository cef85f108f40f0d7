// The import line of a user's file stays as it is: layers and animations stand in HeadlessUIKit.
@_exported import HeadlessUIKit
