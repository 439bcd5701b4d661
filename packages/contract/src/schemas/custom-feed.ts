import * as z from 'zod/mini'
import { customFeedOrders, limits } from '../limits.ts'
import { filledUpTo, Id } from './basics.ts'
import { UserSummary } from './user.ts'

const { customFeeds } = limits

/** Each once, in the order in which they came. */
const once = <Item>(items: Item[]): Item[] => [...new Set(items)]

/** What a member makes a feed of: a post by any of the people, with any of the tags or with any of the words is in it. */
export const CustomFeedDraft = z
  .object({
    name: filledUpTo(customFeeds.maxName),
    /** Ids of members. */
    people: z.pipe(z.array(Id).check(z.maxLength(customFeeds.maxPeople)), z.transform(once<string>)),
    /** Without their sign. */
    tags: z.pipe(
      z.array(filledUpTo(customFeeds.maxWord)).check(z.maxLength(customFeeds.maxTags)),
      z.transform(once<string>),
    ),
    /** Words and phrases. */
    words: z.pipe(
      z.array(filledUpTo(customFeeds.maxWord)).check(z.maxLength(customFeeds.maxWords)),
      z.transform(once<string>),
    ),
    order: z.enum(customFeedOrders),
    /** Whether others may open it by its address and keep it. */
    shared: z.boolean(),
  })
  .check(
    z.refine(({ people, tags, words }) => people.length + tags.length + words.length > 0, {
      error: 'Choose people, tags or words.',
      path: ['people'],
    }),
  )

/** A feed that a member made, with the rule by which posts are in it. */
export const CustomFeed = z.object({
  id: Id,
  name: z.string(),
  owner: UserSummary,
  /** Those whom the viewer may meet. */
  people: z.array(UserSummary),
  tags: z.array(z.string()),
  words: z.array(z.string()),
  order: z.enum(customFeedOrders),
  shared: z.boolean(),
  /** Whether the viewer keeps the feed of another among their own. */
  kept: z.boolean(),
})

export type CustomFeedDraft = z.infer<typeof CustomFeedDraft>
export type CustomFeed = z.infer<typeof CustomFeed>
