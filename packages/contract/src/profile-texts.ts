/** §3, behaviour §2.10: what a member tells of themself beside their name. A field more begins here. */

/** The most of each, in graphemes. */
export const profileTextLimits = { bio: { max: 300 }, location: { max: 60 }, website: { max: 200 } } as const

/** In the order of the page. */
export const profileTextNames = ['bio', 'location', 'website'] as const

export type ProfileTextName = (typeof profileTextNames)[number]
export type ProfileTexts = Record<ProfileTextName, string>

/** Each of them, by its name. */
export const profileTextsFrom = (valueOf: (name: ProfileTextName) => string): ProfileTexts => ({
  bio: valueOf('bio'),
  location: valueOf('location'),
  website: valueOf('website'),
})

/** Each is empty until they write it. */
export const noProfileTexts = profileTextsFrom(() => '')

/** These fields of a member, and nothing else of them. */
export const profileTextsOf = (member: ProfileTexts): ProfileTexts => profileTextsFrom((name) => member[name])
