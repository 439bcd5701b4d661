/** What members were told is kept: the truth that a site is held against. */
export type KeptPost = {
  author: string
  content: string
  isDeleted: boolean
  picture: string | undefined
  /** The round in which it was last written. */
  round: number
}

export type Mark = 'liked' | 'bookmarked'

export type Ledger = {
  round: number
  posts: Map<string, KeptPost>
  /** Every content that was ever sent, acknowledged or not: there is nothing else on the site. */
  sent: Set<string>
  /** What a browser said was published: its post is known by its words. */
  published: Set<string>
  /** By member, post and mark: whether it stands, and since which round. */
  marks: Map<string, { member: string; post: string; mark: Mark; stands: boolean; round: number }>
  /** By member and member: whether one follows the other. */
  follows: Map<string, { member: string; whom: string; stands: boolean; round: number }>
  messages: Map<string, { from: string; to: string; content: string; round: number }>
  /** By voter and poll. */
  votes: Map<string, { member: string; post: string; option: string; round: number }>
  /** Members who came, each with the address that a letter goes to. */
  newcomers: { username: string; address: string; round: number }[]
  /** Acknowledged writes so far. */
  acknowledged: number
  /** What must not be, as a line each. */
  wrong: string[]
}

export const emptyLedger = (): Ledger => ({
  round: 0,
  posts: new Map(),
  sent: new Set(),
  published: new Set(),
  marks: new Map(),
  follows: new Map(),
  messages: new Map(),
  votes: new Map(),
  newcomers: [],
  acknowledged: 0,
  wrong: [],
})
