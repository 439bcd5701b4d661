/** A member of the load: one deed after the other, each asked for until it is acknowledged, and then written down. */
import { Refused, createClient } from './client.ts'
import type { Client } from './client.ts'
import type { Ledger, Mark } from './ledger.ts'
import { photo } from '../../apps/server/test/support/pictures.ts'

export type Member = { id: string; username: string; client: Client }

/** The password of everybody. */
export const password = 'longer-than-8'

/** Registers somebody. A first try whose answer was lost has made the account: whoever is told so signs in. */
export async function register(origin: string, username: string, complain: (what: string) => void): Promise<Member> {
  const client = createClient(origin, complain)
  const body = { username, name: `Member ${username}`, email: `${username}@mail.example`, password }
  try {
    const { id } = await client.insist('register', { body })
    return { id, username, client }
  } catch (error) {
    if (!(error instanceof Refused && error.code === 'username-taken')) throw error
    await client.insist('login', { body: { username, password } })
    const { id } = await client.insist('getCurrentUser')
    return { id, username, client }
  }
}

export type World = { origin: string; members: Member[]; ledger: Ledger; chance: () => number; serial: () => number }
type Deed = (member: Member, world: World) => Promise<void>

const pick = <T>(list: readonly T[], chance: () => number): T | undefined => list[Math.floor(chance() * list.length)]

/** Of the newest posts: what is old is seldom touched. */
function somePost({ ledger, chance }: World, fits: (id: string) => boolean = () => true): string | undefined {
  const newest = [...ledger.posts].slice(-60).filter(([id, { isDeleted }]) => !isDeleted && fits(id))
  return pick(newest, chance)?.[0]
}

/** A key that stands for one deed, however often it is asked for (behaviour §2.3). */
const withKey = () => ({ headers: { 'Idempotency-Key': crypto.randomUUID() } })

async function write(member: Member, world: World, more: { replyToId?: string; picture?: string } = {}) {
  const { ledger, serial } = world
  const content = `Said ${serial()} by ${member.username}`
  ledger.sent.add(content)
  const { replyToId, picture } = more
  const { id } = await member.client.insist('createPost', {
    body: {
      content,
      ...(replyToId !== undefined && { replyToId }),
      ...(picture !== undefined && { images: [{ url: picture, alt: 'A square' }] }),
    },
    ...withKey(),
  })
  ledger.posts.set(id, { author: member.username, content, isDeleted: false, picture, round: ledger.round })
}

const polls = new Set<string>()

async function askAll(member: Member, { ledger, serial }: World): Promise<void> {
  const content = `Asked ${serial()} by ${member.username}`
  ledger.sent.add(content)
  const options = ['rye', 'spelt', 'oats'].map((text) => ({ id: text, text }))
  const { id } = await member.client.insist('createPost', {
    body: { content, pollData: { question: content, options, duration: 1440 } },
    ...withKey(),
  })
  ledger.posts.set(id, { author: member.username, content, isDeleted: false, picture: undefined, round: ledger.round })
  polls.add(id)
}

async function vote(member: Member, world: World): Promise<void> {
  const { ledger, chance } = world
  const post = somePost(world, (id) => polls.has(id) && !ledger.votes.has(`${member.username} ${id}`))
  if (post === undefined || ledger.posts.get(post)?.author === member.username) return
  const option = pick(['rye', 'spelt', 'oats'], chance) ?? 'rye'
  await member.client
    .insist('voteInPoll', { params: { id: post }, body: { optionId: option } })
    .catch(expecting('already-voted'))
  ledger.votes.set(`${member.username} ${post}`, { member: member.username, post, option, round: ledger.round })
}

/** A refusal that was to be expected: of what a try before did, whose answer was lost, or of a post that its author has deleted meanwhile. */
const expecting =
  (code: 'already-voted' | 'post-deleted') =>
  (error: unknown): undefined => {
    if (!(error instanceof Refused && error.code === code)) throw error
  }

const marking =
  (mark: Mark): Deed =>
  async (member, world) => {
    const post = somePost(world)
    if (post === undefined) return
    const { ledger } = world
    const key = `${member.username} ${post} ${mark}`
    const stands = !(ledger.marks.get(key)?.stands ?? false)
    const input = { params: { id: post } }
    try {
      if (mark === 'liked') await member.client.insist(stands ? 'likePost' : 'unlikePost', input)
      else await member.client.insist(stands ? 'bookmarkPost' : 'unbookmarkPost', input)
    } catch (error) {
      expecting('post-deleted')(error)
      return
    }
    ledger.marks.set(key, { member: member.username, post, mark, stands, round: ledger.round })
  }

async function follow(member: Member, { members, ledger, chance }: World): Promise<void> {
  const other = pick(members, chance)
  if (other === undefined || other === member) return
  const key = `${member.username} ${other.username}`
  const stands = !(ledger.follows.get(key)?.stands ?? false)
  await member.client.insist(stands ? 'followUser' : 'unfollowUser', { params: { id: other.id } })
  ledger.follows.set(key, { member: member.username, whom: other.username, stands, round: ledger.round })
}

async function send(member: Member, { members, ledger, serial }: World): Promise<void> {
  // To a neighbour: strangers may be written to fifty times an hour.
  const to = members[(members.indexOf(member) + 1) % members.length]
  if (to === undefined || to === member) return
  const content = `Whispered ${serial()} by ${member.username}`
  ledger.sent.add(content)
  const { id } = await member.client.insist('sendMessage', { body: { receiverId: to.id, content }, ...withKey() })
  ledger.messages.set(id, { from: member.username, to: to.username, content, round: ledger.round })
}

async function picture(member: Member, world: World): Promise<void> {
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(await photo('jpeg', 64, 48))]), 'a.jpg')
  const { url } = await member.client.insist('uploadImage', { form })
  await write(member, world, { picture: url })
}

async function reply(member: Member, world: World): Promise<void> {
  const replyToId = somePost(world)
  if (replyToId === undefined) return
  await write(member, world, { replyToId }).catch(expecting('post-deleted'))
}

const ownPost = (member: Member, world: World) =>
  somePost(world, (id) => world.ledger.posts.get(id)?.author === member.username && !polls.has(id))

async function edit(member: Member, world: World): Promise<void> {
  const id = ownPost(member, world)
  const post = id === undefined ? undefined : world.ledger.posts.get(id)
  if (id === undefined || post === undefined) return
  const content = `Said again ${world.serial()} by ${member.username}`
  world.ledger.sent.add(content)
  await member.client.insist('editPost', { params: { id }, body: { content } })
  world.ledger.posts.set(id, { ...post, content, round: world.ledger.round })
}

async function remove(member: Member, world: World): Promise<void> {
  const id = ownPost(member, world)
  const post = id === undefined ? undefined : world.ledger.posts.get(id)
  if (id === undefined || post === undefined) return
  await member.client.insist('deletePost', { params: { id } }).catch(expecting('post-deleted'))
  world.ledger.posts.set(id, { ...post, isDeleted: true, round: world.ledger.round })
}

/** The assistant may fail, and says so: it changes nothing that is kept. */
async function improve(member: Member): Promise<void> {
  await member.client.ask('enhancePost', { body: { content: 'The tide is out.' } })
}

async function come(_: Member, { origin, ledger, serial }: World): Promise<void> {
  const username = `new${serial()}`
  await register(origin, username, (what) => ledger.wrong.push(what))
  ledger.newcomers.push({ username, address: `${username}@mail.example`, round: ledger.round })
}

/** What members do, and how often out of all. */
const deeds: [parts: number, deed: Deed][] = [
  [24, (member, world) => write(member, world)],
  [14, reply],
  [18, marking('liked')],
  [8, marking('bookmarked')],
  [8, follow],
  [12, send],
  [4, picture],
  [3, askAll],
  [6, vote],
  [6, edit],
  [4, remove],
  [2, improve],
  [1, come],
]
const allParts = deeds.reduce((sum, [parts]) => sum + parts, 0)

/** Does one thing of those that members do. What is refused although nothing was wrong with it is a fault. */
export async function doSomething(member: Member, world: World): Promise<void> {
  let left = world.chance() * allParts
  const [, deed] = deeds.find(([parts]) => (left -= parts) < 0) ?? [1, write]
  try {
    await deed(member, world)
    world.ledger.acknowledged += 1
  } catch (error) {
    world.ledger.wrong.push(`${member.username}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
