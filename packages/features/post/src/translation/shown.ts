import { useSyncExternalStore, type ReactNode } from 'react'
import type { Post } from '@skein/contract'

/** Draws the translation under a post. @param textClass of the original: both are read alike */
type Drawing = (post: Post, textClass: string) => ReactNode

/** By post: the translations that are open in this tab, each with what draws it, which comes with the menu and not with the card. */
const shown = new Map<string, Drawing>()
const listeners = new Set<() => void>()

/** Shows the translation of a post wherever it stands; without a drawing it is shown no more. */
export function showTranslation(id: string, drawing?: Drawing): void {
  if (drawing === undefined) shown.delete(id)
  else shown.set(id, drawing)
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What draws the translation of a post, where it is open. */
export const useShownTranslation = (id: string): Drawing | undefined =>
  useSyncExternalStore(
    subscribe,
    () => shown.get(id),
    () => undefined,
  )
