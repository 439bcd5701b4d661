/** What the mock backend remembers: plain maps, made anew for each story or test. */
import type {
  Call,
  ChatMessage,
  KeyBackup,
  KeyLogEntry,
  Message,
  Notification,
  Post,
  PostRevision,
  PublicKey,
  ReactionName,
  UploadedImage,
  UploadedVideo,
  UrlPreview,
} from '@skein/contract'
import type { AccountState } from './account-state.ts'
import { idAt } from '../fixtures/ids.ts'
import type { Person } from '../fixtures/people.ts'

export type Account = Person & { password: string | null }

/** A repost as a row of its own in the feeds of those who follow. */
export type RepostRow = { id: string; postId: string; userId: string; createdAt: string }

/** A file that was uploaded. */
export type StoredFile = {
  ownerId: string
  bytes: Blob
  isPosted: boolean
  /** The assistant made it. */
  isGenerated?: boolean
} & ({ kind: 'image'; result: UploadedImage } | { kind: 'video'; result: UploadedVideo } | { kind: 'blob' })

/** An upload under way. */
export type StoredUpload = Call<'getUpload'>['answer'] & { ownerId: string; parts: Blob[] }

/** A message with what each side made of it. `place` is where an encrypted one stands. */
export type StoredMessage = {
  message: Message
  place: { keyId: string; counter: number } | null
  deletedFor: Set<string>
  isRead: boolean
}

/** A public key with its backup, and when it comes into force where that is not at once. */
export type StoredKey = PublicKey & { backup: KeyBackup | null; inForceAt?: string }

/** A notification as it is kept: one action of one member. */
export type Note = {
  id: string
  userId: string
  actorId: string
  type: Notification['type']
  postId: string | null
  createdAt: string
  read: boolean
}

export type State = {
  accounts: Map<string, Account>
  /** Newest first. The viewer's marks in them are not used: the edges below are. */
  posts: Post[]
  deleted: Set<string>
  /** Newest first. */
  reposts: RepostRow[]
  /** Earlier wordings, the newest first. */
  revisions: Map<string, PostRevision[]>
  /** `member post` pairs, on top of the counts the fixtures came with. */
  likes: Set<string>
  /** `member post` pairs, oldest first. */
  bookmarks: Set<string>
  reactions: Map<string, { emoji: ReactionName; userId: string; postId: string }>
  votes: Map<string, string>
  /** `member story` pairs → when it was seen, the first of them first. */
  storyViews: Map<string, string>
  follows: Set<string>
  requests: Set<string>
  blocks: Set<string>
  /** Newest first. */
  notes: Note[]
  /** Members who want each notification by itself, and kinds that members do not want: `member kind`. */
  ungrouped: Set<string>
  silenced: Set<string>
  /** What members chose; `ungrouped`, `silenced` and `private` stand elsewhere. */
  settings: Map<string, Call<'updateSettings'>['parsedBody']>
  /** Endpoint → the member whose browser is told. */
  pushTo: Map<string, string>
  mutes: Set<string>
  /** `reporter subject` pairs → the report's id. */
  reports: Map<string, string>
  sessions: Map<string, string>
  /** `member key` → what was sent, and the id of the post that was made. */
  repeats: Map<string, { sent: string; id: string }>
  /** By address. */
  previews: Map<string, UrlPreview>
  /** By address. */
  files: Map<string, StoredFile>
  /** `member text` pairs: what the assistant wrote for whom. */
  written: Set<string>
  uploads: Map<string, StoredUpload>
  /** What was asked of the assistant, in any order. */
  chat: ChatMessage[]
  /** Oldest first. */
  messages: StoredMessage[]
  /** `member other` pairs: conversations that are no requests. */
  accepted: Set<string>
  /** By member, the current one last. */
  keys: Map<string, StoredKey[]>
  /** By member, oldest first. */
  keyLogs: Map<string, readonly KeyLogEntry[]>
  account: AccountState
  serial: number
}

export const pair = (a: string, b: string) => `${a} ${b}`

/** Whether an edge is there. */
export const has = (edges: ReadonlySet<string>, from: string | undefined, to: string) =>
  from !== undefined && edges.has(pair(from, to))

/** Sets or clears an edge; answers whether anything changed. */
export function setEdge(edges: Set<string>, from: string, to: string, on: boolean): boolean {
  const key = pair(from, to)
  if (edges.has(key) === on) return false
  if (on) edges.add(key)
  else edges.delete(key)
  return true
}

/** A new id, later than every earlier one. */
export function nextId(state: State): string {
  state.serial += 1
  return idAt(new Date(), 0x800000 + state.serial)
}

/** The account with that username, whatever its case. */
export const byUsername = (state: State, username: string) =>
  [...state.accounts.values()].find((account) => account.username === username.toLowerCase())

/** Who answers for a post: its author, or the member behind an AI-generated one (behaviour §2.3, 6). */
export const writerOf = (post: Post) => post.postedBy?.id ?? post.authorId

/** Changes a stored post in place. */
export function change(state: State, id: string, how: (post: Post) => Post): void {
  state.posts = state.posts.map((post) => (post.id === id ? how(post) : post))
}
