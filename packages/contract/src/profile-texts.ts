/** §3: what a member tells of themself beside their name, each field empty until they do. */
export const noProfileTexts = { bio: '', location: '', website: '' }

export type ProfileTexts = typeof noProfileTexts

/** These fields of a member, and nothing else of them. */
export const profileTextsOf = ({ bio, location, website }: ProfileTexts): ProfileTexts => ({ bio, location, website })
