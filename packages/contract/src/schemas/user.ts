import * as z from 'zod/mini'
import { limits, themes, timezones } from '../limits.ts'
import type { ProfileTexts } from '../profile-texts.ts'
import { Count, Id, MediaAddress, Moment, Username, WebAddress, boundedText, filledUpTo, textUpTo } from './basics.ts'

/** Where the viewer stands towards a member. */
export const FollowState = z.enum(['none', 'following', 'requested'])

/** §3 Suggestions, and the author of a post: the part of a member that a row shows. */
export const UserSummary = z.object({
  id: Id,
  username: Username,
  name: z.string(),
  avatar: z.nullable(MediaAddress),
  verified: z.boolean(),
})

/** A suggestion says as well whether the viewer follows already (behaviour §2.2). */
export const SuggestedUser = z.extend(UserSummary, { follow: FollowState })

/** Followers of a member whom the viewer follows: the first few, and how many there are. */
export const KnownFollowers = z.object({ people: z.array(UserSummary), count: Count })

/** Somebody to follow, and why: whom the viewer knows of their followers, and how many there are. */
export const Suggestion = z.extend(SuggestedUser, { followersCount: Count, knownFollowers: KnownFollowers })

/** What a member tells of themself, as it is answered. */
export const profileTexts = { bio: z.string(), location: z.string(), website: z.string() } satisfies Record<
  keyof ProfileTexts,
  unknown
>

/** §3 User, as others see it. The e-mail address is never part of it. */
export const PublicUser = z.extend(UserSummary, {
  ...profileTexts,
  createdAt: Moment,
  updatedAt: Moment,
  followersCount: Count,
  followingCount: Count,
  postsCount: Count,
  /** The post that stands first on the profile, where there is one that the viewer may see. */
  pinnedPostId: z.optional(Id),
  private: z.boolean(),
  viewer: z.object({ follow: FollowState, followsYou: z.boolean(), muted: z.boolean(), blocked: z.boolean() }),
})

/** §3 User, as the member sees it themself. */
export const CurrentUser = z.extend(UserSummary, {
  email: z.string(),
  ...profileTexts,
  createdAt: Moment,
  updatedAt: Moment,
  followersCount: Count,
  followingCount: Count,
  language: z.nullable(z.enum(['en', 'es', 'fr', 'de'])),
  /** Of the settings, what the first painted frame needs; null where the member did not choose. */
  theme: z.nullable(z.enum(themes)),
  timezone: z.nullable(z.enum(timezones)),
  autoLoadPosts: z.boolean(),
  /** Counted to one more than a badge shows (`limits.badge`). */
  unread: z.object({ notifications: Count, messages: Count }),
  /** There are AI Insights for this member (behaviour §2.2): a provider is configured, and they want them. */
  hasInsights: z.optional(z.boolean()),
  /** The assistant translates posts for this member: a provider is configured, and they let it read posts. */
  hasTranslation: z.optional(z.boolean()),
  /** They have just come: home welcomes them until they are done with it (`Settings.welcome`). */
  isNew: z.optional(z.boolean()),
})

/** An account that a browser is signed in to. `current`: it is the one at hand. */
export const BrowserAccount = z.extend(UserSummary, {
  unread: z.object({ notifications: Count, messages: Count }),
  current: z.boolean(),
})

/** §3 Login payload. The username field takes the e-mail address as well (behaviour, deliberate readings). */
export const Login = z.object({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.email.max)),
  password: z.string().check(z.minLength(1), z.maxLength(limits.password.max)),
})

/** A text on one line, without control characters, which could make a name look like another. */
const line = (max: number, message?: string) =>
  z.pipe(
    boundedText(max, message),
    z.transform((text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '').trim()),
  )

/** A text with line breaks, at most one blank line between two of them, without other control characters. */
const paragraph = (max: number) =>
  z.pipe(
    boundedText(max),
    z.transform((text: string) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/[^\n\P{Cc}]|[\u202A-\u202E\u2066-\u2069\p{Co}\p{Cs}]/gu, '')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    ),
  )

const nameLength = `Names have 1 to ${limits.name.max} characters.`
const Name = z.pipe(line(limits.name.max, nameLength), filledUpTo(limits.name.max, nameLength))

/** §3 Registration payload. Names are folded to lower case, display names stripped of control characters. */
export const Registration = z.object({
  username: z.pipe(
    z.pipe(
      boundedText(limits.username.max, 'Usernames are 3 to 20 letters a–z, digits or underscores.'),
      z.transform((name: string) => name.trim().normalize('NFKC').toLowerCase()),
    ),
    Username,
  ),
  name: Name,
  email: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(limits.email.max, { error: 'Please enter a valid email address.', abort: true }),
      z.email({ error: 'Please enter a valid email address.' }),
    ),
  password: z
    .string()
    .check(
      z.minLength(limits.password.min, { error: 'Password must be at least 8 characters long.' }),
      z.maxLength(limits.password.max),
    ),
  /** The code that lets one in, where there has to be one. */
  invitation: z.optional(z.string().check(z.maxLength(limits.invitation.max))),
})

/** The same, to be approved first. */
export const Application = z.omit(Registration, { invitation: true })

/** PATCH /api/users/{id}: every field may be left out. */
export const ProfileChange = z.partial(
  z.object({
    name: Name,
    bio: z.pipe(paragraph(limits.bio.max), textUpTo(limits.bio.max)),
    location: z.pipe(line(limits.location.max), textUpTo(limits.location.max)),
    website: z.pipe(
      line(limits.website.max),
      z.union([z.literal(''), WebAddress.check(z.maxLength(limits.website.max))], {
        error: 'Start the address with https:// or http://',
      }),
    ),
    avatar: z.nullable(MediaAddress),
  }),
)

/** What a follow, an unfollow or a request leaves behind. */
export const FollowResult = z.object({ follow: FollowState, followersCount: Count })

export type UserSummary = z.infer<typeof UserSummary>
export type KnownFollowers = z.infer<typeof KnownFollowers>
export type Suggestion = z.infer<typeof Suggestion>
export type SuggestedUser = z.infer<typeof SuggestedUser>
export type PublicUser = z.infer<typeof PublicUser>
export type CurrentUser = z.infer<typeof CurrentUser>
export type BrowserAccount = z.infer<typeof BrowserAccount>
export type FollowState = z.infer<typeof FollowState>
export type Login = z.infer<typeof Login>
export type Registration = z.infer<typeof Registration>
export type Application = z.infer<typeof Application>
