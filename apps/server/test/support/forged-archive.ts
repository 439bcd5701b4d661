/** Archives as a stranger would make them. */
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { noProfileTexts, settingsDefaults } from '@skein/contract'
import { idAt } from '@skein/domain/database/ids'
import { ZipFile } from 'yazl'

type Rows = Record<string, unknown[]>

/** What an archive holds: the member's profile and lists, and files by their names. */
export type Forged = {
  profile?: Record<string, unknown>
  settings?: Record<string, unknown>
  lists?: Rows
  /** Files by the whole of their names in the archive. */
  files?: Record<string, Buffer | string>
}

const names = [
  'posts',
  'reposts',
  'likes',
  'bookmarks',
  'reactions',
  'votes',
  'following',
  'followers',
  'blocked',
  'muted',
  'mutedWords',
  'messages',
  'reports',
  'chats',
  'storiesSeen',
  'media',
]

const iso = (time: number) => new Date(time).toISOString()

/** A profile that came in at `time`, with nothing wrong about it. */
export const profileAt = (time: number, username: string): Record<string, unknown> => ({
  id: idAt(time),
  username,
  name: 'A Name',
  email: `${username}@archive.example`,
  emailConfirmed: false,
  avatar: null,
  verified: false,
  ...noProfileTexts,
  createdAt: iso(time),
})

let serial = 0

/** A post of that time, with nothing wrong about it; no two of a millisecond share a place in the search. */
export const postAt = (time: number, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: idAt(time, (serial += 1)),
  content: 'From an archive',
  createdAt: iso(time),
  editedAt: null,
  replyToId: null,
  quoteOfId: null,
  type: null,
  contentWarning: null,
  isAiGenerated: false,
  urlPreview: null,
  video: null,
  images: [],
  poll: null,
  earlierWordings: [],
  ...more,
})

/** Writes the archive into a folder. @returns its path */
export async function forge(folder: string, { profile, lists = {}, files = {}, ...more }: Forged): Promise<string> {
  const zip = new ZipFile()
  const add = (name: string, content: Buffer | string) => zip.addBuffer(Buffer.from(content), name)
  const json = (name: string, value: unknown) => add(name, JSON.stringify(value))
  json('skein.json', { format: 'skein-archive', version: 1 })
  json('data/profile.json', profile)
  json('data/settings.json', { ...settingsDefaults, ...more.settings })
  for (const name of names) json(`data/${name}.json`, lists[name] ?? [])
  for (const [name, content] of Object.entries(files)) add(name, content)
  zip.end()
  const path = join(folder, `${randomUUID()}.zip`)
  await writeFile(path, await buffer(zip.outputStream))
  return path
}
