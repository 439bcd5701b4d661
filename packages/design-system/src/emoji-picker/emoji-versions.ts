/**
 * Unicode versions whose emoji a device in use may not be able to draw. Older ones are everywhere where this library
 * runs. The letter of a version in the data is its place in this list.
 */
export const emojiVersions: readonly number[] = [12, 12.1, 13, 13.1, 14, 15, 15.1, 16, 17]
