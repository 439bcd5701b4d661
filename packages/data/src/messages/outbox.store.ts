/**
 * Messages on their way, by conversation. They stand in the thread at once; one that failed stays in its place until it is sent again or
 * dropped, also over a reload. One at a time leaves, so that they arrive in the order in which they were written.
 */
import type { Envelope } from '@skein/contract'
import { deleteDraft, readDraft, writeDraft } from '../drafts/draft.store.ts'
import type { Reference } from '../encryption/reference.ts'

export type OutgoingPicture = { file: Blob; width: number; height: number; alt: string }

export type Outgoing = {
  /** Also its Idempotency-Key: sent again, it makes no second message. */
  key: string
  text: string
  picture: OutgoingPicture | null
  /** The message that it answers. */
  replyTo: Reference | null
  createdAt: string
  state: 'sending' | 'failed'
  /** What the server said, where it failed. */
  error: { code: string | undefined; text: string | undefined } | null
  /** As it went out: the same bytes go out again, so that the server knows them. */
  sealed: { envelope: Envelope; attachment: string | null } | null
  /** Address of the uploaded picture of a message that is not encrypted. */
  imageUrl: string | null
}

type Box = { items: readonly Outgoing[]; isRestored: boolean }

const boxes = new Map<string, Box>()
const listeners = new Set<() => void>()
/** Conversations that are sending, each one message after the other. */
const turns = new Map<string, Promise<void>>()
const empty: Box = { items: [], isRestored: false }

const placeOf = (box: string) => `outbox:${box}`

function set(box: string, items: readonly Outgoing[]): void {
  boxes.set(box, { items, isRestored: true })
  for (const listener of listeners) listener()
  void (items.length === 0 ? deleteDraft(placeOf(box)) : writeDraft(placeOf(box), items))
}

function isOutgoing(value: unknown): value is Outgoing {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['key', 'text', 'createdAt'].every((name) => typeof Reflect.get(value, name) === 'string') &&
    ['picture', 'sealed', 'imageUrl', 'error'].every((name) => name in value)
  )
}

export const outbox = {
  items: (box: string): readonly Outgoing[] => (boxes.get(box) ?? empty).items,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  add: (box: string, item: Outgoing) => set(box, [...outbox.items(box), item]),
  change(box: string, key: string, change: Partial<Outgoing>) {
    set(
      box,
      outbox.items(box).map((item) => (item.key === key ? Object.assign({}, item, change) : item)),
    )
  },
  remove: (box: string, key: string) =>
    set(
      box,
      outbox.items(box).filter((item) => item.key !== key),
    ),
  find: (box: string, key: string) => outbox.items(box).find((item) => item.key === key),
  /** Brings back what was on its way when the page was left; whether it arrived, only sending it again can tell. */
  async restore(box: string): Promise<void> {
    if (boxes.get(box)?.isRestored === true) return
    boxes.set(box, { items: outbox.items(box), isRestored: true })
    const stored = await readDraft(placeOf(box))
    if (!Array.isArray(stored)) return
    const back = stored
      .filter(isOutgoing)
      // What was kept from before there were replies answers nothing.
      .map((item) => Object.assign({ replyTo: null }, item, { state: 'failed' as const, error: null }))
    const known = new Set(outbox.items(box).map(({ key }) => key))
    set(box, [...back.filter(({ key }) => !known.has(key)), ...outbox.items(box)])
  },
  /** Runs `work` behind what is on its way in the same conversation. */
  inTurn(box: string, work: () => Promise<void>): void {
    turns.set(box, (turns.get(box) ?? Promise.resolve()).then(work))
  },
  /** Forgets everything in memory (tests). */
  reset() {
    boxes.clear()
    turns.clear()
    for (const listener of listeners) listener()
  },
}
