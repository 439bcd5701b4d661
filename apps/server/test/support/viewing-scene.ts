/**
 * People with everything that can be seen of them, and those who look: three owners (an open account, a private one, one that is gone),
 * the same things by each, and a viewer of every kind with the same standing towards all three.
 */
import { emptyDraft } from '@skein/contract/schemas'
import { sql } from 'kysely'
import { setModerator } from '../../src/admin/moderators.ts'
import { publishKey } from './envelopes.ts'
import { announce } from './send-uploads.ts'
import { storedUpload } from './stored-upload.ts'
import { publish } from './test-server.ts'
import type { Caller, TestServer } from './test-server.ts'
import { worlds } from './viewers.ts'
import type { World } from './viewers.ts'

export { kinds, worlds } from './viewers.ts'
export type { Kind, World } from './viewers.ts'

const members = ['stranger', 'follower', 'asker', 'blocked', 'blocker', 'muter', 'moderator'] as const
type MemberKind = (typeof members)[number]

/** What is written for the scene, each text once for each owner; `textOf` gives it. */
const written = [
  'name', // display name
  'bio',
  'post', // a post with a picture
  'alt', // what the picture shows
  'warning', // its content warning
  'earlier', // its wording before it was edited
  'question', // of a poll
  'reply', // to a bystander's post
  'quote', // of a bystander's post
  'cited', // a post that a bystander quotes
  'film', // a post with a video
  'story', // a post of type story
  'chat', // a question to the assistant
  'kept', // a private post of their confidant, bookmarked
  'fan', // name of somebody who follows them
  'word', // a muted word
  'agent', // the browser of their session
  'feed', // name of a feed of their posts, which they share
  'draft', // what they keep to post it later
  'message', // to every viewer
  'secret', // a message to their confidant
  'note', // of the confidant, who reported the post
  'reason', // of a moderator who decided about them
  'wish', // name of somebody who asked to follow and waits
] as const
/** What the server names: markers that come out of its answers. */
const given = ['username', 'email', 'picture', 'repost', 'key', 'upload', 'tag', 'herd', 'echo'] as const

/** Something of an owner that can be recognised wherever it is shown. */
export type Marker = (typeof written)[number] | (typeof given)[number]
export const markers: readonly Marker[] = [...written, ...given]

const textOf = (world: World, what: (typeof written)[number]) => `mk-${world}-${what}`

/** What one owner has. The ids are of the things that calls name. */
export type Owned = {
  world: World
  owner: Caller
  /** With whom they write in confidence: a private account that only they follow. */
  confidant: Caller
  /** Two accounts of the same kind as the owner's, who use the tag `herd`: what a trend needs. */
  herd: Caller[]
  marks: Record<Marker, string>
  ids: Record<
    | 'post'
    | 'poll'
    | 'reply'
    | 'answer'
    | 'reposted'
    | 'cited'
    | 'story'
    | 'session'
    | 'word'
    | 'feed'
    | 'draft'
    | 'upload'
    | 'secret'
    | 'report'
    | 'decidedReport'
    | 'wisher',
    string
  >
  /** Addresses of files: of the post, of the message to the confidant, not posted yet. */
  files: Record<'posted' | 'sent' | 'unsent', string>
}

export type Scene = {
  server: TestServer
  viewers: Record<MemberKind, Caller>
  /** A public account on which the owners left their traces, and its post. */
  host: Caller
  hostPost: string
  owned: Record<World, Owned>
}

const record = <Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Promise<Value>) =>
  keys.reduce<Promise<Record<Key, Value>>>(
    async (before, key) => ({ ...(await before), [key]: await make(key) }),
    // Filled key by key; only the empty start has another type.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    Promise.resolve({} as Record<Key, Value>),
  )

function idOf({ body }: { body: unknown }): string {
  const id: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'id') : undefined
  if (typeof id !== 'string') throw new Error(`No id in ${JSON.stringify(body)}.`)
  return id
}

/** The first id of a list. */
const firstIdOf = ({ body }: { body: unknown }) => idOf({ body: Array.isArray(body) ? body[0] : undefined })

async function follow({ database }: TestServer, follower: Caller, followee: Caller, state: 'following' | 'requested') {
  await database.kysely
    .insertInto('follows')
    .values({ follower_id: follower.user.id, followee_id: followee.user.id, state, created_at: Date.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function done(answer: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await answer
  if (status >= 300) throw new Error(`${status} ${text}`)
}

/** What one owner has and does while everybody may still see everything. */
async function buildOwned(
  server: TestServer,
  world: World,
  { host, hostPost, viewers }: Pick<Scene, 'host' | 'hostPost' | 'viewers'>,
): Promise<Owned> {
  const text = (what: (typeof written)[number]) => textOf(world, what)
  const [owner, fan, confidant, wisher] = [
    await server.member(`zora_${world}`),
    await server.member(`fan_${world}`),
    await server.member(`confidant_${world}`),
    await server.member(`wisher_${world}`),
  ]
  const herd = [await server.member(`one_${world}`), await server.member(`two_${world}`)]
  for (const one of herd) await publish(one, `At the water #herd${world}`)
  const { id } = owner.user
  await done(owner.patch(`/api/users/${id}`, { name: `Zora ${text('name')}`, bio: text('bio') }))
  await done(fan.patch(`/api/users/${fan.user.id}`, { name: text('fan') }))
  await done(wisher.patch(`/api/users/${wisher.user.id}`, { name: text('wish') }))
  await done(owner.patch('/api/settings', { discoverableByEmail: true }))
  await follow(server, fan, owner, 'following')
  await follow(server, wisher, owner, 'requested')
  await follow(server, owner, host, 'following')
  await follow(server, owner, confidant, 'following')

  const posted = await storedUpload(server, owner, `posted-${world}.webp`)
  const sent = await storedUpload(server, owner, `sent-${world}.webp`)
  const unsent = await storedUpload(server, owner, `unsent-${world}.webp`)
  const post = await publish(owner, `Zebra ${text('earlier')}`, {
    images: [{ url: posted, alt: text('alt') }],
    contentWarning: text('warning'),
  })
  await done(
    owner.patch(`/api/posts/${post.id}`, {
      content: `Zebra ${text('post')} #zebra${world}`,
      contentWarning: text('warning'),
    }),
  )
  const poll = await publish(owner, 'Zebra poll', {
    pollData: {
      question: text('question'),
      options: [
        { id: 'a', text: 'Yes' },
        { id: 'b', text: 'No' },
      ],
      duration: 1440,
    },
  })
  const reply = await publish(owner, `Zebra ${text('reply')}`, { replyToId: hostPost })
  await publish(owner, `Zebra ${text('quote')}`, { quoteOfId: hostPost })
  const cited = await publish(owner, `Zebra ${text('cited')}`)
  await publish(host, 'Look at that', { quoteOfId: cited.id })
  const answer = await publish(host, 'An answer', { replyToId: post.id })
  // Everybody may read what this member writes; under the owner's post only those who may read that.
  const echo = await server.member(`echo_${world}`)
  const heard = await publish(echo, 'Heard that too', { replyToId: post.id })
  const reposted = (await publish(host, 'Worth passing on')).id
  await done(owner.post(`/api/posts/${reposted}/repost`))
  await done(owner.post(`/api/posts/${hostPost}/reactions`, { emoji: 'fire' }))
  await done(owner.post(`/api/posts/${hostPost}/like`))
  const repost = await server.database.kysely
    .selectFrom('posts')
    .select('id')
    .where('author_id', '=', id)
    .where('repost_of_id', '=', reposted)
    .executeTakeFirstOrThrow()

  await publish(owner, `Zebra ${text('film')}`, {
    videoUrl: await storedUpload(server, owner, `film-${world}.webm`, { duration: 4, codecs: 'vp9' }),
  })
  const story = await publish(owner, `Zebra ${text('story')}`, {
    type: 'story',
    images: [{ url: await storedUpload(server, owner, `story-${world}.webp`), alt: '' }],
  })
  await done(fan.post(`/api/stories/${story.id}/seen`))

  const kept = await publish(confidant, `Zebra ${text('kept')}`)
  await done(owner.post(`/api/posts/${kept.id}/bookmark`))
  await done(confidant.patch('/api/settings', { privateAccount: true }))
  await done(
    owner.post('/api/messages/send', {
      receiverId: confidant.user.id,
      content: text('secret'),
      image: { url: sent, alt: '' },
    }),
  )
  const secret = firstIdOf(await owner.get(`/api/messages/${confidant.user.id}`))
  const key = await publishKey(owner)
  const upload = await announce(owner, { kind: 'image', size: 1000 })
  const word = await owner.post('/api/settings/muted-words', { word: text('word'), days: null })
  const feed = await owner.post('/api/custom-feeds', {
    name: text('feed'),
    people: [id],
    tags: [],
    words: [],
    order: 'newest',
    shared: true,
  })
  const draft = await owner.post('/api/drafts', { ...emptyDraft, text: text('draft') })
  await server.database.kysely
    .updateTable('sessions')
    .set({ user_agent: text('agent') })
    .where('user_id', '=', id)
    .execute()
  const session = firstIdOf(await owner.get('/api/sessions'))

  // Traces at each viewer: something to be told of, a message, and their own mark on the owner's post.
  for (const viewer of Object.values(viewers)) {
    const theirs = await publish(viewer, 'A morning walk')
    await done(owner.post(`/api/posts/${theirs.id}/like`))
    await done(owner.post('/api/messages/send', { receiverId: viewer.user.id, content: text('message') }))
    await done(viewer.post(`/api/posts/${post.id}/bookmark`))
  }

  const file = (subject: 'post' | 'user', subjectId: string, note: string) =>
    confidant.post('/api/reports', { subject, subjectId, reason: 'spam', note })
  const report = idOf(await file('post', post.id, text('note')))
  const decidedReport = idOf(await file('user', id, 'Look at this account'))
  return {
    world,
    owner,
    confidant,
    herd,
    marks: {
      // Every written text has its marker.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      ...(Object.fromEntries(written.map((what) => [what, text(what)])) as Record<(typeof written)[number], string>),
      username: owner.user.username,
      email: owner.user.email,
      picture: posted,
      repost: repost.id,
      key,
      upload: upload.id,
      tag: `zebra${world}`,
      herd: `herd${world}`,
      echo: heard.id,
    },
    ids: {
      post: post.id,
      poll: poll.id,
      reply: reply.id,
      answer: answer.id,
      reposted,
      cited: cited.id,
      story: story.id,
      session,
      word: idOf(word),
      feed: idOf(feed),
      draft: idOf(draft),
      upload: upload.id,
      secret,
      report,
      decidedReport,
      wisher: wisher.user.id,
    },
    files: { posted, sent, unsent },
  }
}

/** Builds the scene on a server with an empty database. */
export async function buildViewingScene(server: TestServer): Promise<Scene> {
  const viewers = await record(members, (kind) => server.member(`the_${kind}`))
  await setModerator(server.database, viewers.moderator.user.username, true)
  const host = await server.member('the_host')
  const hostPost = (await publish(host, 'Who has seen one?')).id
  const owned = await record(worlds, (world) => buildOwned(server, world, { host, hostPost, viewers }))

  for (const { owner, ids, marks } of Object.values(owned)) {
    for (const follower of [viewers.follower, viewers.muter]) await follow(server, follower, owner, 'following')
    await follow(server, viewers.asker, owner, 'requested')
    await done(viewers.muter.post(`/api/users/${owner.user.id}/mute`))
    await done(owner.post(`/api/users/${viewers.blocked.user.id}/block`))
    await done(viewers.blocker.post(`/api/users/${owner.user.id}/block`))
    await done(
      viewers.moderator.post(`/api/moderation/reports/${ids.decidedReport}`, {
        action: 'dismiss',
        reason: marks.reason,
      }),
    )
  }
  const { kysely } = server.database
  await sql`update users set email_confirmed = 1,
    followers_count = (select count(*) from follows f where f.followee_id = users.id and f.state = 'following'),
    following_count = (select count(*) from follows f where f.follower_id = users.id and f.state = 'following')`.execute(
    kysely,
  )
  const set = (world: World, change: ReturnType<typeof sql>) => {
    const ids = [owned[world].owner, ...owned[world].herd].map(({ user }) => user.id)
    return sql`update users set ${change} where id in (${sql.join(ids)})`.execute(kysely)
  }
  // What the assistant quotes to each of them it may show them.
  await set('private', sql`private = 1`)
  for (const { owner, marks } of Object.values(owned))
    await done(owner.post('/api/chat/messages', { message: `What did anybody say of ${marks.chat}?` }))
  await set('gone', sql`deactivated_at = 1, suspended_at = 1`)
  // What is kept in memory of tags and trends, such as they were, is not kept that long.
  server.clock.now += 60_000
  for (const viewer of Object.values(viewers))
    for (const { world } of Object.values(owned))
      await done(viewer.post('/api/chat/messages', { message: `Who has seen a zebra ${world}?` }))
  return { server, viewers, host, hostPost, owned }
}
