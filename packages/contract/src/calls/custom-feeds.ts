/** Feeds that members make, for themselves or for others. */
import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import * as s from '../schemas/index.ts'
import type { Specs } from './spec.ts'

export const customFeedsCalls = {
  listCustomFeeds: {
    access: 'member',
    summary: 'Feeds one made, by name, and then those of others that one keeps',
    answer: z.array(s.CustomFeed),
  },
  createCustomFeed: {
    access: 'member',
    summary: 'Make a feed of people, tags and words',
    body: s.CustomFeedDraft,
    bodyBytes: limits.body.textBytes,
    answer: s.CustomFeed,
    created: true,
  },
  getCustomFeed: { access: 'member', summary: 'A feed of one\u2019s own, or one that is shared', answer: s.CustomFeed },
  changeCustomFeed: {
    access: 'member',
    summary: 'Change a feed of one\u2019s own, as a whole',
    body: s.CustomFeedDraft,
    bodyBytes: limits.body.textBytes,
    answer: s.CustomFeed,
  },
  deleteCustomFeed: { access: 'member', summary: 'Delete a feed of one\u2019s own' },
  keepCustomFeed: { access: 'member', summary: 'Keep the feed of another among one\u2019s own' },
  dropCustomFeed: { access: 'member', summary: 'Keep it no longer' },
  listCustomFeedPosts: {
    access: 'member',
    summary: 'Posts of a feed, by its order',
    query: s.Page,
    answer: z.array(s.Post),
  },
} as const satisfies Specs
