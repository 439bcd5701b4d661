/** What members do with a post: reactions, likes, reposts, bookmarks and votes. */
import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import * as s from '../schemas/index.ts'
import type { Specs } from './spec.ts'

/** What kept posts are searched and filtered by (behaviour §2.9); left out means all. */
const bookmarkFilter = {
  q: z.optional(z.string().check(z.maxLength(200))),
  kind: z.optional(z.enum(['text', 'photo', 'video', 'poll', 'link'])),
  ai: z.optional(z.enum(['only', 'without'])),
}
const BookmarkCount = z.int().check(z.minimum(0), z.maximum(limits.bookmarks.maxCounted))

export const marksCalls = {
  listReactions: {
    access: 'public',
    summary: 'Who reacted to a post, and how; pages by the id of the last member',
    query: z.extend(s.Page, { emoji: z.optional(s.ReactionName) }),
    answer: z.array(s.Reaction),
  },
  getOwnReaction: {
    access: 'member',
    summary: "The member's own reaction",
    answer: z.object({ emoji: z.nullable(s.ReactionName) }),
  },
  addReaction: {
    access: 'member',
    summary: 'React, replacing an earlier reaction',
    body: z.object({ emoji: s.ReactionName }),
    answer: z.array(s.ReactionCount),
  },
  removeReaction: { access: 'member', summary: 'Take the reaction back', answer: z.array(s.ReactionCount) },
  listLikes: {
    access: 'public',
    summary: 'Who liked a post; pages by the id of the last member',
    query: s.Page,
    answer: z.array(s.SuggestedUser),
  },
  listReposts: {
    access: 'public',
    summary: 'Who reposted a post; pages by the id of the last member',
    query: s.Page,
    answer: z.array(s.SuggestedUser),
  },
  likePost: { access: 'member', summary: 'Like a post', answer: s.LikeResult },
  unlikePost: { access: 'member', summary: 'Take the like back', answer: s.LikeResult },
  repostPost: { access: 'member', summary: 'Repost to one\u2019s followers', answer: s.RepostResult },
  unrepostPost: { access: 'member', summary: 'Take the repost back', answer: s.RepostResult },
  bookmarkPost: { access: 'member', summary: 'Keep a post', answer: s.BookmarkResult },
  unbookmarkPost: { access: 'member', summary: 'Stop keeping a post', answer: s.BookmarkResult },
  voteInPoll: {
    access: 'member',
    summary: 'Vote once',
    body: z.object({ optionId: z.string().check(z.maxLength(40)) }),
    answer: s.Poll,
  },
  listBookmarks: {
    access: 'member',
    summary: 'Kept posts, newest first',
    query: z.extend(s.Page, { ...bookmarkFilter, order: z._default(z.enum(['newest', 'oldest']), 'newest') }),
    answer: z.array(s.Post),
  },
  countBookmarks: {
    access: 'member',
    summary: 'How many kept posts match, and how many there are, both counted up to a limit',
    query: z.object(bookmarkFilter),
    answer: z.object({ count: BookmarkCount, all: BookmarkCount }),
  },
} as const satisfies Specs
