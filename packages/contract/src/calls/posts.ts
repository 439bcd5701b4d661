/** Posts, their threads and histories, videos and stories. */
import * as z from 'zod/mini'
import { feedNames } from '../feed-choice.ts'
import { limits } from '../limits.ts'
import * as s from '../schemas/index.ts'
import type { Specs } from './spec.ts'

export const postsCalls = {
  listPosts: {
    access: 'public',
    summary: 'Posts, newest first; visitors need `author`',
    query: z.extend(s.Page, {
      feed: z._default(z.enum(feedNames), 'everyone'),
      author: z.optional(s.Username),
      /** With `author`: only replies, or only posts with pictures or a video (behaviour §2.10). */
      only: z.optional(z.enum(['replies', 'media'])),
      tag: z.optional(z.string().check(z.maxLength(100))),
      /** Only posts that quote this one. */
      quoteOf: z.optional(s.Id),
      /** Only everyone's posts that have a video: what /videos shows (§2.5). Replies and stories are not among them. */
      media: z.optional(z.literal('video')),
    }),
    answer: z.array(s.Post),
  },
  countVideos: {
    access: 'member',
    summary: 'How many videos there are for the member to watch, counted up to a limit',
    answer: z.object({ count: z.int().check(z.minimum(0), z.maximum(limits.videos.maxCounted)) }),
  },
  listStories: {
    access: 'member',
    summary: 'Who has stories now: oneself, then members followed, those with something unseen first',
    answer: z.array(s.StoryAuthor),
  },
  listStoriesOf: {
    access: 'member',
    summary: 'The stories of a member that are not over, oldest first',
    answer: z.array(s.Story),
  },
  markStorySeen: { access: 'member', summary: 'The member has seen a story' },
  listStoryViewers: {
    access: 'member',
    summary: 'Who has seen one\u2019s own story, latest first; pages by the id of the last member',
    query: s.Page,
    answer: z.array(s.StoryViewer),
  },
  createPost: {
    access: 'member',
    summary: 'Publish a post',
    body: s.NewPost,
    bodyBytes: limits.body.textBytes,
    answer: s.Post,
    created: true,
  },
  previewUrl: {
    access: 'member',
    summary: 'Title, description and picture of a web address',
    body: s.PreviewRequest,
    answer: s.UrlPreview,
  },
  getPost: { access: 'public', summary: 'One post', answer: s.Post },
  editPost: {
    access: 'member',
    summary: 'Change the wording; the history stays public',
    body: s.PostEdit,
    bodyBytes: limits.body.textBytes,
    answer: s.Post,
  },
  setReplyRule: {
    access: 'member',
    summary: 'Say who may reply in the thread of one\u2019s own post',
    body: s.ReplyRuleChange,
    answer: s.Post,
  },
  deletePost: { access: 'member', summary: 'Delete one\u2019s own post' },
  pinPost: { access: 'member', summary: 'Show one\u2019s own post first on the profile' },
  unpinPost: { access: 'member', summary: 'Show it first no more' },
  getPostHistory: {
    access: 'public',
    summary: 'Every wording of a post, the present one first',
    answer: z.array(s.PostRevision),
  },
  listReplies: {
    access: 'public',
    summary: 'Replies to a post, oldest first, each with the first two replies to it',
    // A conversation is read forwards: the cursor is the last reply that is known.
    query: z.extend(z.omit(s.Page, { before: true }), { after: z.optional(s.Id) }),
    answer: z.array(s.ThreadReply),
  },
  listAncestors: {
    access: 'public',
    summary: 'What a reply answers, from the first post of the thread down to its parent',
    answer: z.array(s.ThreadItem),
  },
  listDiscovered: {
    access: 'member',
    summary: 'Posts chosen for the member, each with the reason',
    query: s.Page,
    answer: z.array(s.DiscoveredPost),
  },
} as const satisfies Specs
