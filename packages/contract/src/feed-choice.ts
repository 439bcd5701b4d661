/** Which posts stand on home (behaviour §2.3). */
export const feedNames = ['everyone', 'following'] as const

/** Everyone's public posts, or own posts and those of people followed. */
export type FeedName = (typeof feedNames)[number]

/** The feed of a value of `feedCookie`; Everyone where there is none, or an unknown one. */
export const feedNamed = (value: string | undefined): FeedName => feedNames.find((name) => name === value) ?? 'everyone'
