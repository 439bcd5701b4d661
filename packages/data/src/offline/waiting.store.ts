/**
 * What waits to be sent, in its order: of one member, in IndexedDB beside their drafts. All tabs of a browser share the list; who changes it reads it
 * first, one after the other.
 */
import { useSyncExternalStore } from 'react'
import type { NewPost } from '@skein/contract'
import { deleteDraft, readDraft, writeDraft } from '../drafts/draft.store.ts'

/** The switches that wait, by the beginnings of their keys (`like:<post>`). */
export const waitingSwitches = ['like', 'repost', 'bookmark', 'follow'] as const
export type WaitingSwitch = (typeof waitingSwitches)[number]

type Deed =
  | { kind: WaitingSwitch; target: string; wanted: boolean }
  | { kind: 'vote'; target: string; optionId: string }
  | { kind: 'post'; body: NewPost }

export type Waiting = Deed & {
  /** Of a post also its Idempotency-Key: sent again, it makes no second one. */
  id: string
  /** The words it is known by: those of the post. */
  about: string
  state: 'waiting' | 'failed'
  /** What the server said, where it refused. */
  error?: string | undefined
}

const listeners = new Set<() => void>()
let items: readonly Waiting[] = []
let owner: string | undefined
const told = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('skein-waiting')

const placeOf = (viewerId: string) => `waiting:${viewerId}`

const isWaiting = (value: unknown): value is Waiting =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'kind', 'about', 'state'].every((name) => typeof Reflect.get(value, name) === 'string')

async function read(viewerId: string): Promise<readonly Waiting[]> {
  const stored = await readDraft(placeOf(viewerId))
  return Array.isArray(stored) ? stored.filter(isWaiting) : []
}

/** Runs while no other tab does the same. Browsers without locks have one tab that does it, mostly. */
export async function inLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(`skein-${name}`, work)
}

function show(next: readonly Waiting[]): void {
  items = next
  for (const listener of listeners) listener()
}

export const waitingStore = {
  items: () => items,
  owner: () => owner,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Reads the list of a member, and follows what other tabs do with it. */
  async open(viewerId: string): Promise<void> {
    owner = viewerId
    show(await read(viewerId))
    told?.addEventListener('message', () => void read(viewerId).then(show))
  },
  /** @returns whether the list is in storage */
  change: (change: (known: readonly Waiting[]) => readonly Waiting[]): Promise<boolean> =>
    inLock('waiting', async () => {
      if (owner === undefined) return false
      const next = change(await read(owner))
      if (next.length === 0) await deleteDraft(placeOf(owner))
      else if (!(await writeDraft(placeOf(owner), next))) return false
      show(next)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin and takes none
      told?.postMessage('changed')
      return true
    }),
}

/** What waits, for a screen that shows it. */
export const useWaiting = (): readonly Waiting[] =>
  useSyncExternalStore(waitingStore.subscribe, waitingStore.items, waitingStore.items)
