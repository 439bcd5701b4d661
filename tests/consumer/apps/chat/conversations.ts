export type Attachment = {
  readonly name: string
  readonly type: string
  readonly url: string
}

export type Message = {
  readonly id: string
  readonly from: 'me' | 'them'
  readonly text: string
  readonly at: string
  readonly attachments: readonly Attachment[]
  /** What each side gave to it. */
  readonly reactions: { readonly me: string | null; readonly them: string | null }
}

export type Conversation = {
  readonly id: string
  readonly name: string
  readonly isOnline: boolean
  readonly isMuted: boolean
  readonly unread: number
  readonly messages: readonly Message[]
}

let count = 0

/** A message of now, or of some minutes ago. */
export const message = (
  from: Message['from'],
  text: string,
  more: { minutes?: number; attachments?: readonly Attachment[]; theirs?: string } = {},
): Message => ({
  id: `message-${(count += 1)}`,
  from,
  text,
  at: new Date(Date.now() - (more.minutes ?? 0) * 60_000).toISOString(),
  attachments: more.attachments ?? [],
  reactions: { me: null, them: more.theirs ?? null },
})

const conversation = (name: string, messages: readonly Message[], more: Partial<Conversation> = {}): Conversation => ({
  id: name,
  name,
  isOnline: false,
  isMuted: false,
  unread: 0,
  messages,
  ...more,
})

/** What is there before anybody writes. */
export const firstConversations = (): readonly Conversation[] => [
  conversation(
    'Noor Haddad',
    [
      message('them', 'The oven is fixed. I had forgotten how quiet it can be.', { minutes: 64 }),
      message('me', 'Then Saturday is on?', { minutes: 61, theirs: '🎉' }),
      message('them', 'Saturday is on. Six loaves of rye, two of spelt, and whatever Jun brings.', { minutes: 58 }),
      message('them', 'Could you send me the picture of the stall? The one with the blue awning.', { minutes: 4 }),
    ],
    { isOnline: true },
  ),
  conversation(
    'Tomas Baker',
    [
      message('me', 'Did the flour come?', { minutes: 190 }),
      message('them', 'Forty kilos. My back says hello.', { minutes: 182 }),
      message('them', 'Shall I put yours by the door?', { minutes: 180 }),
    ],
    { unread: 2 },
  ),
  conversation('Ines Marques', [message('them', 'Thank you for the jam!', { minutes: 60 * 26 })], { isMuted: true }),
  conversation('Jun Watanabe', [message('me', 'See you at the market.', { minutes: 60 * 75 })], { isOnline: true }),
]
