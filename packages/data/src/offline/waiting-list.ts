/** Puts into the list what could not be sent, and takes out what is no longer wanted. */
import type { NewPost } from '@skein/contract'
import { toggleQueue } from '../toggles/toggle-queue.store.ts'
import { waitingStore, waitingSwitches, type Waiting } from './waiting.store.ts'

/** The key of the switch of a deed, where it is one. */
export const switchOf = (item: Waiting): string | undefined =>
  'wanted' in item ? `${item.kind}:${item.target}` : undefined

/** Shows what waits as done, wherever it is shown: the list's word goes before the server's. */
export function showWishes(before: readonly Waiting[], now: readonly Waiting[]): void {
  for (const item of before) {
    const key = switchOf(item)
    if (key !== undefined) toggleQueue.keep(key, undefined)
  }
  for (const item of now) {
    const key = switchOf(item)
    if (key !== undefined && 'wanted' in item && item.state === 'waiting') toggleQueue.keep(key, item.wanted)
  }
}

async function change(by: (known: readonly Waiting[]) => readonly Waiting[]): Promise<boolean> {
  const before = waitingStore.items()
  const isKept = await waitingStore.change(by)
  showWishes(before, waitingStore.items())
  return isKept
}

/**
 * A switch that was turned. Turned back before it was sent, nothing is left to send.
 * @returns whether it waits now; not for switches that never do
 */
export async function addSwitch(key: string, wanted: boolean, about = ''): Promise<boolean> {
  const [name, target = ''] = key.split(':')
  const kind = waitingSwitches.find((each) => each === name)
  if (kind === undefined) return false
  return change((known) => {
    const others = known.filter((item) => switchOf(item) !== key)
    const isBack = known.some((item) => switchOf(item) === key && item.state === 'waiting')
    return isBack ? others : [...others, { id: crypto.randomUUID(), kind, target, wanted, about, state: 'waiting' }]
  })
}

/** A vote. One may vote once. */
export const addVote = (target: string, optionId: string, about = ''): Promise<boolean> =>
  change((known) => [
    ...known.filter((item) => item.kind !== 'vote' || item.target !== target),
    { id: crypto.randomUUID(), kind: 'vote', target, optionId, about, state: 'waiting' },
  ])

/** A post, with the key that it was tried with: it may have arrived without our hearing of it. */
export const addPost = (body: NewPost, id: string): Promise<boolean> =>
  change((known) => [...known, { id, kind: 'post', body, about: body.content, state: 'waiting' }])

/** Not to be sent any more. */
export const removeWaiting = (id: string): Promise<boolean> => change((known) => known.filter((item) => item.id !== id))

/** To be tried once more. */
export const tryAgain = (id: string): Promise<boolean> =>
  change((known) => known.map((item) => (item.id === id ? { ...item, state: 'waiting', error: undefined } : item)))

/** Refused by the server: it stays, and says why. */
export const failWaiting = (id: string, error: string | undefined): Promise<boolean> =>
  change((known) => known.map((item) => (item.id === id ? { ...item, state: 'failed', error } : item)))
