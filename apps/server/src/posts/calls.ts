import { foldTag, limits } from '@skein/contract'
import { Id } from '@skein/contract/schemas'
import { countGraphemes } from '@skein/contract/text'
import { defineCall, fieldsOf } from '../http/calls.ts'
import type { CallContext } from '../http/calls.ts'
import { Problem } from '../http/problem.ts'
import { requireUser } from '../users/find-user.ts'
import { createPost } from './create-post.ts'

const valueOf = (sent: unknown, field: string): unknown =>
  typeof sent === 'object' && sent !== null ? Reflect.get(sent, field) : undefined

/** An id out of a path: what is no id names no post. */
function postId(id: string): string {
  if (!Id.safeParse(id).success) throw new Problem('post-not-found')
  return id.toLowerCase()
}

const isInline = (value: unknown) => typeof value === 'string' && /^\s*data:/i.test(value)

const list = defineCall('listPosts', async ({ viewer, query, posts, database }) => {
  const page = { before: query.before?.toLowerCase(), limit: query.limit }
  if (query.author !== undefined) {
    const found = await posts.ofAuthor(viewer, query.author, page)
    // Nothing to show: is it that nobody has this name?
    if (found.length === 0) await requireUser(database, viewer, query.author)
    return found
  }
  if (viewer === null) throw new Problem('not-signed-in')
  if (query.tag !== undefined) return posts.withTag(viewer, foldTag(query.tag), page)
  return query.feed === 'following' ? posts.following(viewer, page) : posts.everyone(viewer, page)
})

const create = defineCall(
  'createPost',
  (context) => {
    const { viewer, body, request } = context
    context.limits.posts.take(viewer.id)
    const key = request.headers['idempotency-key']
    return createPost(context, viewer, body, typeof key === 'string' ? key : undefined)
  },
  {
    checkFirst(sent) {
      for (const field of ['videoUrl', 'imageUrl', 'urlPreview.image']) {
        const [outer = '', inner] = field.split('.')
        const value = inner === undefined ? valueOf(sent, outer) : valueOf(valueOf(sent, outer), inner)
        if (isInline(value)) throw new Problem('data-url-refused', { fields: { [field]: 'Upload the file first.' } })
      }
    },
    refuseBody(sent, issues) {
      const fields = fieldsOf(issues)
      const content = valueOf(sent, 'content')
      if ('content' in fields) {
        if (content === undefined || content === null) return new Problem('post-blank', { fields })
        if (typeof content !== 'string') return undefined
        const code = countGraphemes(content.normalize('NFC')) > limits.post.max ? 'post-too-long' : 'post-blank'
        return new Problem(code, { fields })
      }
      return Object.keys(fields).some((field) => field.startsWith('pollData'))
        ? new Problem('poll-invalid', { fields })
        : undefined
    },
  },
)

const get = defineCall('getPost', async ({ viewer, params, posts, canView, database }) => {
  const id = postId(params.id)
  const found = await posts.one(database.kysely, viewer, id)
  if (found) return found
  // Deleted (410) or not there (404): the same question that guards every write says which.
  await canView(database.kysely, viewer, id)
  throw new Problem('post-not-found')
})

const toggle =
  (like: boolean) =>
  ({ viewer, params, likes, limits }: CallContext<'likePost'>) => {
    limits.toggles.take(viewer.id)
    return likes(viewer, postId(params.id), like)
  }

export const postCalls = [
  list,
  create,
  get,
  defineCall('likePost', toggle(true)),
  defineCall<'unlikePost'>('unlikePost', toggle(false)),
]
