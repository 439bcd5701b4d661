/** Who is looked at, and who looks: what `npm run security` multiplies with the routes, so nothing of the test runner stands here. */

/** Accounts that are looked at. `gone`: deactivated, by its member or by a suspension. */
export const worlds = ['open', 'private', 'gone'] as const
export type World = (typeof worlds)[number]

/**
 * Who looks. `asker` asked to follow and has no answer, `blocked` was blocked by the owner, `blocker` blocked the owner, `muter` follows
 * the owner and muted them.
 */
export const kinds = [
  'visitor',
  'stranger',
  'follower',
  'asker',
  'blocked',
  'blocker',
  'muter',
  'owner',
  'moderator',
] as const
export type Kind = (typeof kinds)[number]
