import { foldTag } from '@skein/contract'
import { headerOf } from '../calls/asked.ts'
import { callsWith, fieldsOf } from '../calls/define-call.ts'
import type { CallContext } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import { requireUser } from '../users/find-user.ts'
import { createPost } from './create-post.ts'
import type { CreateParts } from './create-post.ts'
import { deletePost } from './delete-post.ts'
import type { DeleteParts } from './delete-post.ts'
import { editPost, historyOf } from './edit-post.ts'
import type { EditParts } from './edit-post.ts'
import { listLikes, listReposts } from './marked-by.ts'
import type { Marks } from './mark-post.ts'
import { pinPost, unpinPost } from './pin-post.ts'
import { postId } from './post-id.ts'
import type { PostReader } from './post-reader.ts'
import { refusePost, refuseWords, valueOf } from './refuse-post.ts'
import { setReplyRule } from './set-reply-rule.ts'
import type { Threads } from './threads.ts'

type Needs = CreateParts &
  EditParts &
  DeleteParts & {
    posts: PostReader
    threads: Threads
    marks: Marks
  }

const defineCall = callsWith<Needs>()

const isInline = (value: unknown) => typeof value === 'string' && /^\s*data:/i.test(value)

const list = defineCall('listPosts', async ({ viewer, query, posts, canView, database }) => {
  const page = { before: query.before?.toLowerCase(), limit: query.limit }
  if (query.author !== undefined) {
    const found = await posts.ofAuthor(viewer, query.author, page, query.only)
    // Nothing to show: is it that nobody has this name?
    if (found.length === 0) await requireUser(database, viewer, query.author)
    return found
  }
  if (viewer === null) throw new Problem('not-signed-in')
  if (query.media === 'video') return posts.videos(viewer, page)
  if (query.quoteOf !== undefined) {
    const quoted = query.quoteOf.toLowerCase()
    await canView(database.kysely, viewer, quoted)
    return posts.quoting(viewer, quoted, page)
  }
  if (query.tag !== undefined) return posts.withTag(viewer, foldTag(query.tag), page)
  return query.feed === 'following' ? posts.following(viewer, page) : posts.everyone(viewer, page)
})

const countVideos = defineCall('countVideos', async ({ viewer, posts }) => ({ count: await posts.countVideos(viewer) }))

/** The addresses of a draft that would carry a file within the request. */
function inlineFields(sent: unknown): string[] {
  const images = valueOf(sent, 'images')
  const addresses: [string, unknown][] = [
    ['videoUrl', valueOf(sent, 'videoUrl')],
    ['imageUrl', valueOf(sent, 'imageUrl')],
    ['urlPreview.image', valueOf(valueOf(sent, 'urlPreview'), 'image')],
    ...(Array.isArray(images) ? images : []).map((image: unknown, index): [string, unknown] => [
      `images.${index}.url`,
      valueOf(image, 'url'),
    ]),
  ]
  return addresses.filter(([, value]) => isInline(value)).map(([field]) => field)
}

const create = defineCall(
  'createPost',
  (context) => {
    const { viewer, body, request } = context
    return createPost(context, viewer, body, headerOf(request, 'idempotency-key'))
  },
  {
    limit: 'posts',
    checkFirst(sent) {
      const [field] = inlineFields(sent)
      if (field !== undefined) throw new Problem('data-url-refused', { fields: { [field]: 'Upload the file first.' } })
    },
    refuseBody: refusePost,
  },
)

const edit = defineCall(
  'editPost',
  (context) => {
    const { viewer, params, body } = context
    return editPost(context, viewer, postId(params.id), body)
  },
  { limit: 'posts', refuseBody: (sent, issues) => refuseWords(sent, fieldsOf(issues)) },
)

const setRule = defineCall(
  'setReplyRule',
  (context) => setReplyRule(context, context.viewer, postId(context.params.id), context.body.replyRule),
  { limit: 'toggles' },
)

const remove = defineCall(
  'deletePost',
  async (context) => {
    const { viewer, params } = context
    await deletePost(context, viewer, postId(params.id))
    return undefined
  },
  { limit: 'toggles' },
)

const pin = defineCall(
  'pinPost',
  async (context) => {
    await pinPost(context, context.viewer, postId(context.params.id))
    return undefined
  },
  { limit: 'toggles' },
)

const unpin = defineCall(
  'unpinPost',
  async (context) => {
    await unpinPost(context, context.viewer, postId(context.params.id))
    return undefined
  },
  { limit: 'toggles' },
)

const history = defineCall('getPostHistory', (context) => historyOf(context, context.viewer, postId(context.params.id)))

const replies = defineCall('listReplies', async ({ viewer, params, query, threads, canView, database }) => {
  const id = postId(params.id)
  const found = await threads.replies(viewer, id, { after: query.after?.toLowerCase(), limit: query.limit })
  // Nothing to show: is there a post for this viewer at all? Replies to a deleted one stay readable.
  if (found.length === 0) await canView(database.kysely, viewer, id)
  return found
})

const ancestors = defineCall('listAncestors', async ({ viewer, params, threads, canView, database }) => {
  const id = postId(params.id)
  await canView(database.kysely, viewer, id)
  return threads.ancestors(viewer, id)
})

const get = defineCall('getPost', async ({ viewer, params, posts, canView, database }) => {
  const id = postId(params.id)
  const found = await posts.one(database.kysely, viewer, id)
  if (found) return found
  // Deleted (410) or not there (404): the same question that guards every write says which.
  await canView(database.kysely, viewer, id)
  throw new Problem('post-not-found')
})

const mark =
  (name: keyof Marks, on: boolean) =>
  ({ viewer, params, marks }: CallContext<'likePost', Needs>) => {
    return marks[name](viewer, postId(params.id), on)
  }

const like = (on: boolean) => async (context: CallContext<'likePost', Needs>) => ({
  liked: on,
  likes: await mark('like', on)(context),
})
const repost = (on: boolean) => async (context: CallContext<'repostPost', Needs>) => ({
  reposted: on,
  reposts: await mark('repost', on)(context),
})
const bookmark = (on: boolean) => async (context: CallContext<'bookmarkPost', Needs>) => {
  await mark('bookmark', on)(context)
  return { bookmarked: on }
}

export const postCalls = [
  list,
  countVideos,
  create,
  get,
  edit,
  setRule,
  remove,
  pin,
  unpin,
  history,
  replies,
  ancestors,
  defineCall('listLikes', listLikes),
  defineCall('listReposts', listReposts),
  defineCall('likePost', like(true), { limit: 'toggles' }),
  defineCall<'unlikePost'>('unlikePost', like(false), { limit: 'toggles' }),
  defineCall('repostPost', repost(true), { limit: 'toggles' }),
  defineCall<'unrepostPost'>('unrepostPost', repost(false), { limit: 'toggles' }),
  defineCall('bookmarkPost', bookmark(true), { limit: 'toggles' }),
  defineCall<'unbookmarkPost'>('unbookmarkPost', bookmark(false), { limit: 'toggles' }),
]
