/** Publishing, editing and deleting: specification §5, behaviour (ground rules, §2.3). */
import { entitiesOf } from '@skein/contract'
import type { Call, Post, PostImage } from '@skein/contract'
import { Refusal } from '../answer.ts'
import { people, summaryOf } from '../fixtures/people.ts'
import type { Ask, Rules } from './ask.ts'
import { forgetNotes, takeBack, tell } from './notes.ts'
import { byUsername, change, has, nextId, writerOf } from './state.ts'
import type { Account, State, StoredFile } from './state.ts'
import { isReadable, postFor } from './visibility.ts'
import { seenBy } from './views.ts'

type Draft = Call<'createPost'>['parsedBody']

/** What a wording points at; a mention of nobody is plain text. */
const wordsOf = (state: State, content: string): Post['entities'] =>
  entitiesOf(content).filter(({ kind, value }) => kind !== 'mention' || byUsername(state, value) !== undefined)

const unknownFile = (field: string) => new Refusal('invalid-input', { fields: { [field]: 'Upload the file first.' } })

/** The author's own uploads behind the addresses of a draft, each taken once. */
function filesOf(state: State, viewer: Account, { images = [], imageUrl, imageAlt, videoUrl, videoAlt = '' }: Draft) {
  const named = images.length > 0 ? images : imageUrl ? [{ url: imageUrl, alt: imageAlt ?? '' }] : []
  const taken = new Set<string>()
  const take = (url: string, kind: StoredFile['kind']) => {
    const file = state.files.get(url)
    if (file?.ownerId !== viewer.id || file.isPosted || file.kind !== kind || taken.has(url)) return undefined
    taken.add(url)
    return file
  }
  const pictures: PostImage[] = []
  for (const [index, { url, alt }] of named.entries()) {
    const file = take(url, 'image')
    if (file?.kind !== 'image') return unknownFile(named.length === 1 ? 'imageUrl' : `images.${index}.url`)
    pictures.push({ ...file.result, alt })
  }
  const film = videoUrl ? take(videoUrl, 'video') : undefined
  if (videoUrl && film?.kind !== 'video') return unknownFile('videoUrl')
  const hasGenerated = [...taken].some((url) => state.files.get(url)?.isGenerated === true)
  const alt = videoAlt.trim()
  const video = film?.kind === 'video' ? { ...film.result, ...(alt === '' ? {} : { alt }) } : null
  return { pictures, video, taken, hasGenerated }
}

function pollOf({ pollData }: Draft, createdAt: Date): Post['pollData'] {
  if (!pollData) return null
  const { question, options, duration } = pollData
  return {
    question,
    duration,
    options: options.map(({ id, text }) => ({ id, text, votes: 0 })),
    endsAt: new Date(createdAt.getTime() + duration * 60_000).toISOString(),
    totalVotes: 0,
  }
}

/** The post that is answered or quoted, or why it cannot be. */
function namedPosts({ state, viewer, body }: Ask<'createPost'>) {
  const parent = body.replyToId ? postFor(state, viewer, body.replyToId) : null
  if (parent instanceof Refusal) return parent
  if (parent?.type === 'story') return new Refusal('forbidden', { message: 'Stories are answered with a message.' })
  const quoted = body.quoteOfId ? postFor(state, viewer, body.quoteOfId) : null
  if (quoted instanceof Refusal) return quoted
  if (quoted?.type === 'story') return new Refusal('forbidden', { message: 'Stories cannot be quoted.' })
  if (body.type === 'story' && parent)
    return new Refusal('invalid-input', { fields: { type: 'A reply cannot be a story.' } })
  if (quoted && writerOf(quoted) !== viewer?.id && state.accounts.get(writerOf(quoted))?.private)
    return new Refusal('forbidden', { message: 'Posts of a private account cannot be quoted.' })
  return { parent, quoted }
}

/** Stores a new post. */
function publish(ask: Ask<'createPost'>, viewer: Account): Post | Refusal {
  const { state, body, announce } = ask
  // The preview of a post is what the server made of the address.
  const urlPreview = body.urlPreview ? state.previews.get(body.urlPreview.url) : null
  if (urlPreview === undefined) return new Refusal('preview-unavailable')
  const named = namedPosts(ask)
  if (named instanceof Refusal) return named
  const files = filesOf(state, viewer, body)
  if (files instanceof Refusal) return files
  for (const address of files.taken) {
    const file = state.files.get(address)
    if (file) file.isPosted = true
  }
  const createdAt = new Date()
  const writer = summaryOf(viewer)
  const content = body.content.trim()
  // Labelled by the server's word: a sender can say it of more, never of less (behaviour, ground rules).
  const ai = body.isAiGenerated === true || files.hasGenerated || has(state.written, viewer.id, content)
  const made: Post = {
    id: nextId(state),
    content,
    entities: wordsOf(state, content),
    authorId: ai ? people.assistant.id : viewer.id,
    author: ai ? summaryOf(people.assistant) : writer,
    postedBy: ai ? writer : null,
    createdAt: createdAt.toISOString(),
    editedAt: null,
    replyToId: named.parent?.id ?? null,
    replyToUsername: null,
    quoteOfId: named.quoted?.id ?? null,
    quote: null,
    likes: 0,
    comments: 0,
    reposts: 0,
    imageUrl: files.pictures[0]?.url ?? null,
    images: files.pictures,
    videoUrl: files.video?.url ?? null,
    video: files.video,
    urlPreview,
    pollData: pollOf(body, createdAt),
    reactions: [],
    isAiGenerated: ai,
    contentWarning: body.contentWarning?.trim() || null,
    type: body.type ?? null,
    viewer: { liked: false, reposted: false, bookmarked: false, reaction: null, vote: null },
    repost: null,
  }
  state.posts.unshift(made)
  if (named.parent) {
    change(state, named.parent.id, (parent) => ({ ...parent, comments: parent.comments + 1 }))
    announce({ type: 'reply-created', id: made.id, replyToId: named.parent.id, authorId: made.authorId })
  } else announce({ type: 'post-created', id: made.id, authorId: made.authorId, following: true })
  tellOf(ask, viewer, made, named)
  return made
}

/** Ids of members whom a wording mentions. */
const mentionedIn = (state: State, entities: Post['entities']): string[] =>
  entities.flatMap(({ kind, value }) => (kind === 'mention' ? (byUsername(state, value)?.id ?? []) : []))

type Named = { parent: Post | null; quoted: Post | null }

/** Tells whom a new post concerns, each of them once: whom it answers, whom it quotes, whom it mentions. */
function tellOf(ask: Ask<'createPost'>, viewer: Account, made: Post, { parent, quoted }: Named): void {
  const told = new Map<string, 'comment' | 'repost' | 'mention'>()
  if (parent) told.set(writerOf(parent), 'comment')
  if (quoted && !told.has(writerOf(quoted))) told.set(writerOf(quoted), 'repost')
  for (const id of mentionedIn(ask.state, made.entities)) if (!told.has(id)) told.set(id, 'mention')
  for (const [userId, type] of told) tell(ask, { type, actorId: viewer.id, userId, postId: made.id })
}

/** The preview after an edit: it goes with the link that it was made of; one whose address was never among the words stays. */
function previewAfter({ urlPreview, content: before }: Post, after: string): Post['urlPreview'] {
  if (urlPreview === null) return null
  const address = (text: string) => (URL.canParse(text) ? new URL(text).href : text)
  const named = (text: string) =>
    entitiesOf(text).some(({ kind, value }) => kind === 'link' && address(value) === address(urlPreview.url))
  return named(before) && !named(after) ? null : urlPreview
}

/** The viewer's own post, or why it is not theirs to change. */
function ownPost({ state, viewer, params }: Pick<Ask<'deletePost'>, 'state' | 'viewer' | 'params'>): Post | Refusal {
  const post = postFor(state, viewer, params.id)
  if (post instanceof Refusal) return post
  return writerOf(post) === viewer?.id
    ? post
    : new Refusal('forbidden', { message: 'Only the member who posted this can change or delete it.' })
}

export const postRules: Rules = {
  createPost(ask) {
    const { state, viewer, body, idempotencyKey } = ask
    if (!viewer) return new Refusal('not-signed-in')
    const { authorId: _, ...said } = body
    const sent = JSON.stringify(said)
    const key = `${viewer.id} ${idempotencyKey}`
    const before = idempotencyKey === null ? undefined : state.repeats.get(key)
    if (before) {
      if (before.sent !== sent) return new Refusal('idempotency-mismatch')
      const post = postFor(state, viewer, before.id)
      return post instanceof Refusal ? post : seenBy(state, viewer, post)
    }
    const made = publish(ask, viewer)
    if (made instanceof Refusal) return made
    if (idempotencyKey !== null) state.repeats.set(key, { sent, id: made.id })
    return seenBy(state, viewer, made)
  },

  getPost({ state, viewer, params }) {
    const post = postFor(state, viewer, params.id)
    return post instanceof Refusal ? post : seenBy(state, viewer, post)
  },

  editPost(ask) {
    const { state, viewer, body, announce } = ask
    const post = ownPost(ask)
    if (post instanceof Refusal) return post
    const content = body.content.trim()
    const contentWarning = body.contentWarning === undefined ? post.contentWarning : body.contentWarning?.trim() || null
    const isNewWording = content !== post.content
    if (isNewWording) {
      const { content, entities, editedAt, createdAt } = post
      const earlier = state.revisions.get(post.id) ?? []
      state.revisions.set(post.id, [{ content, entities, createdAt: editedAt ?? createdAt }, ...earlier])
    }
    if (isNewWording || contentWarning !== post.contentWarning) {
      change(state, post.id, (known) => ({
        ...known,
        content,
        contentWarning,
        entities: wordsOf(state, content),
        urlPreview: previewAfter(known, content),
        editedAt: isNewWording ? new Date().toISOString() : known.editedAt,
      }))
      announce({ type: 'post-edited', id: post.id })
      const [before, after] = [mentionedIn(state, post.entities), mentionedIn(state, wordsOf(state, content))]
      const note = { type: 'mention', actorId: viewer?.id ?? '', postId: post.id } as const
      for (const userId of after) if (!before.includes(userId)) tell(ask, { ...note, userId })
      for (const userId of before) if (!after.includes(userId)) takeBack(ask, { ...note, userId })
    }
    const now = postFor(state, viewer, post.id)
    return now instanceof Refusal ? now : seenBy(state, viewer, now)
  },

  getPostHistory({ state, viewer, params }) {
    const post = postFor(state, viewer, params.id)
    if (post instanceof Refusal) return post
    const { content, entities, editedAt, createdAt } = post
    return [{ content, entities, createdAt: editedAt ?? createdAt }, ...(state.revisions.get(post.id) ?? [])]
  },

  deletePost(ask) {
    const { state, viewer, params, announce } = ask
    const known = state.posts.find(({ id }) => id === params.id.toLowerCase())
    // Deleting one's own post again changes nothing.
    if (known && state.deleted.has(known.id) && writerOf(known) === viewer?.id) return undefined
    const post = ownPost(ask)
    if (post instanceof Refusal) return post
    state.deleted.add(post.id)
    state.reposts = state.reposts.filter(({ postId }) => postId !== post.id)
    if (post.replyToId !== null)
      change(state, post.replyToId, (parent) => ({ ...parent, comments: Math.max(0, parent.comments - 1) }))
    announce({ type: 'post-deleted', id: post.id })
    forgetNotes(ask, ({ postId }) => postId === post.id)
    return undefined
  },
}

/** The stored posts that a viewer may read, newest first. */
export const readable = (state: State, viewer: Account | null): Post[] =>
  state.posts.filter((post) => isReadable(state, viewer, post))
