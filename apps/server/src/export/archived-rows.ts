/** Everything of an archive that is taken in, read and looked through before anything is written. */
import { limits, profileTextsOf } from '@skein/contract'
import { wordsOf } from '@skein/contract/search'
import { ProfileChange } from '@skein/contract/schemas'
import { isReserved } from '@skein/domain/auth/reserved-names'
import { timeIn } from '@skein/domain/database/ids'
import type * as z from 'zod/mini'
import { StartError } from '../config.ts'
import { ArchivedSettings, Manifest, Profile } from './archive.ts'
import type { Lists } from './archive.ts'
import type { OpenArchive } from './read-archive.ts'

/** The lists that are taken in. Messages belong to two, reports and measures to moderators, followers to those who follow, kept feeds
 * to who made them. */
type Taken = Omit<Lists, 'messages' | 'messageReactions' | 'reports' | 'measures' | 'followers' | 'media' | 'keptFeeds'>

export type ArchivedRows = {
  profile: z.infer<typeof Profile>
  settings: z.infer<typeof ArchivedSettings>
} & Taken

/** Ids and times of a row. */
type Stamps = { ids: (string | null)[]; times: (string | null)[] }

function stampsOf(rows: Omit<ArchivedRows, 'profile' | 'settings'>): Record<string, Stamps[]> {
  const marked = ({ at }: { at: string }) => ({ ids: [], times: [at] })
  const named = ({ id, at }: { id: string; at: string }) => ({ ids: [id], times: [at] })
  return {
    posts: rows.posts.map((post) => ({
      ids: [post.id],
      times: [post.createdAt, post.editedAt, ...post.earlierWordings.map(({ at }) => at)],
    })),
    reposts: rows.reposts.map(({ entryId, at }) => ({ ids: [entryId], times: [at] })),
    likes: rows.likes.map(marked),
    bookmarks: rows.bookmarks.map(marked),
    reactions: rows.reactions.map(marked),
    votes: rows.votes.map(marked),
    following: rows.following.map(marked),
    blocked: rows.blocked.map(marked),
    muted: rows.muted.map(marked),
    mutedWords: rows.mutedWords.map(named),
    pinned: rows.pinned.map(marked),
    mutedThreads: rows.mutedThreads.map(marked),
    customFeeds: rows.customFeeds.map(named),
    drafts: rows.drafts.map(({ id, savedAt }) => ({ ids: [id], times: [savedAt] })),
    chats: rows.chats.map(named),
    storiesSeen: rows.storiesSeen.map(marked),
  }
}

/**
 * An id says when, and decides where a row stands in every list: one from outside the member's time here was made by somebody.
 * @throws StartError
 */
function refuseOtherTimes(rows: ArchivedRows, now: number): void {
  const { profile } = rows
  const from = Date.parse(profile.createdAt)
  const isWithin = (time: number) => time >= from && time <= now
  const refuse = (name: string): never => {
    throw new StartError(`${JSON.stringify(`data/${name}.json`)} in the archive is of a time that cannot be.`)
  }
  if (from > now || !isWithin(timeIn(profile.id))) refuse('profile')
  for (const [name, stamps] of Object.entries(stampsOf(rows)))
    for (const { ids, times } of stamps) {
      if (ids.some((id) => id !== null && !isWithin(timeIn(id)))) refuse(name)
      if (times.some((time) => time !== null && !isWithin(Date.parse(time)))) refuse(name)
    }
}

/**
 * Reads what is taken in.
 * @throws StartError, with one sentence, where something is not what the product itself would have written
 */
export async function readRows(archive: OpenArchive, now: number): Promise<ArchivedRows> {
  await archive.read('skein.json', Manifest)
  const profile = await archive.read('data/profile.json', Profile)
  if (
    isReserved(profile.username) ||
    !ProfileChange.safeParse({ name: profile.name, ...profileTextsOf(profile) }).success
  )
    throw new StartError('"data/profile.json" in the archive is not what it should be.')
  const rows = {
    profile,
    settings: await archive.read('data/settings.json', ArchivedSettings),
    posts: await archive.list('posts'),
    reposts: await archive.list('reposts'),
    likes: await archive.list('likes'),
    bookmarks: await archive.list('bookmarks'),
    reactions: await archive.list('reactions'),
    votes: await archive.list('votes'),
    following: await archive.list('following'),
    blocked: await archive.list('blocked'),
    muted: await archive.list('muted'),
    mutedWords: await archive.list('mutedWords'),
    pinned: await archive.list('pinned'),
    mutedThreads: await archive.list('mutedThreads'),
    customFeeds: await archive.list('customFeeds'),
    drafts: await archive.list('drafts'),
    chats: await archive.list('chats'),
    storiesSeen: await archive.list('storiesSeen'),
  }
  const { mutedWords } = rows
  if (mutedWords.length > limits.mutedWords.max || mutedWords.some(({ word }) => wordsOf(word).length === 0))
    throw new StartError('"data/mutedWords.json" in the archive is not what it should be.')
  const { customFeeds, drafts, pinned } = rows
  if (customFeeds.length > limits.customFeeds.max || drafts.length > limits.drafts.max || pinned.length > 1)
    throw new StartError('The archive has more pinned posts, feeds or drafts than somebody can have.')
  refuseOtherTimes(rows, now)
  return rows
}
