/** A screen's own name for its document, such as a post's first words; until it has one, the frame's name stands. */
import { useEffect, useSyncExternalStore } from 'react'

let title: string | undefined
const listeners = new Set<() => void>()

function put(next: string | undefined): void {
  title = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Names the document while the calling screen is shown. */
export function useOwnTitle(own: string | undefined): void {
  useEffect(() => {
    put(own)
    return () => put(undefined)
  }, [own])
}

/** The name that the present screen gave its document, if any. */
export const usePageTitle = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => title,
    () => undefined,
  )
