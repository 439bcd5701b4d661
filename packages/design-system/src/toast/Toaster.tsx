'use client'

import { clsx } from 'clsx'
import type { ComponentProps, RefObject } from 'react'
import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { useWords } from '../provider/words.ts'
import { hideFromTopLayer, showInTopLayer } from '../top-layer/top-layer.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import { ToastCard } from './ToastCard.tsx'
import { toastStore } from './toast.ts'
import type { ToastEntry, ToastStore } from './toast.store.ts'
import * as styles from './Toaster.css.ts'
import { useToastFocus } from './use-toast-focus.ts'
import { useToastPauses } from './use-toast-pauses.ts'

export interface ToasterProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-label'> {
  /** How many show at once. One by default (specification section 8): a newer toast takes the older one's place. */
  limit?: number | undefined
  /** `KeyboardEvent.key` that moves focus to the newest toast. */
  hotkey?: string | undefined
  /** Names the region; the provider's word by default. The hotkey is added to it. */
  label?: string | undefined
  /** Names each close button; the provider's word by default. */
  closeLabel?: string | undefined
  /** Another queue than that of `toast()`. */
  store?: ToastStore | undefined
}

const nothing: readonly ToastEntry[] = []

/** Lifts the empty regions over whatever entered the top layer after them (a full-screen video, another popover). */
function raise(viewport: HTMLElement): void {
  hideFromTopLayer(viewport)
  showInTopLayer(viewport)
}

/**
 * The toasts to draw. Those that nothing on the screen belongs to wait for one render, in which the regions are empty and are lifted: a
 * live region that is hidden and shown while it holds text is read again, or not at all, and one that holds the focus loses it.
 */
function useRaised(all: readonly ToastEntry[], viewport: RefObject<HTMLElement | null>): readonly ToastEntry[] {
  const [drawn, setDrawn] = useState(nothing)
  const goesOn = drawn.some(({ key }) => all.some((entry) => entry.key === key))
  const entries = all === drawn || goesOn ? all : nothing
  useLayoutEffect(() => {
    if (all === drawn) return
    if (all.length > 0 && entries.length === 0 && viewport.current) raise(viewport.current)
    // oxlint-disable-next-line react/set-state-in-effect -- two commits are what is wanted: an empty one, then this
    setDrawn(all)
  }, [all, drawn, entries, viewport])
  return entries
}

/**
 * Where toasts appear. Mount it once, anywhere; then call `toast()`.
 *
 * The two live regions stand in the document, empty, before the first toast, so that a screen reader already listens to them:
 * `status` (polite) for what went well, `alert` (assertive) for what went wrong. Each message is put into one of them,
 * once; one that changes from well to wrong moves to the other. They live in the top layer at the end of the body, so a modal dialog neither covers nor silences them. Before a message
 * is put into empty regions they are lifted over what has opened meanwhile; what opens later stands over them until the next one.
 * On the server it renders nothing.
 */
export function Toaster({
  limit = 1,
  hotkey = 'F8',
  label,
  closeLabel,
  store = toastStore,
  className,
  ref,
  ...rest
}: ToasterProps) {
  const words = useWords()
  const id = useId()
  const hydrated = useHydrated()
  const all = useSyncExternalStore(store.subscribe, store.getSnapshot, () => nothing)
  const [live, setLive] = useState(false)
  const viewport = useRef<HTMLElement>(null)
  const refs = useComposedRefs(viewport, ref)
  const wanted = live ? all : nothing
  const entries = useRaised(wanted, viewport)

  useEffect(() => {
    const element = viewport.current
    if (!hydrated || !element) return undefined
    showInTopLayer(element)
    const detach = store.attach(limit)
    // Only now, with the empty regions in the document, may the first message be put into them.
    setLive(true)
    return detach
  }, [hydrated, store, limit])

  useToastPauses(store, viewport, live)
  useToastFocus(store, viewport, { entries, isWaiting: entries !== wanted }, hotkey)

  if (!hydrated) return null
  const cards = (urgent: boolean) =>
    entries
      .filter((entry) => (entry.tone === 'danger') === urgent)
      .map((entry) => (
        <ToastCard
          key={entry.key}
          id={`${id}-${entry.key}`}
          entry={entry}
          store={store}
          closeLabel={closeLabel ?? words.close}
        />
      ))

  return createPortal(
    <section
      aria-label={`${label ?? words.notifications} (${hotkey})`}
      data-component="Toaster"
      data-above-modal=""
      popover="manual"
      {...rest}
      ref={refs}
      className={clsx(styles.viewport, className)}
    >
      {/* Both roles imply aria-atomic, which would read every toast again with each new one. */}
      {/* Not an <output>: that belongs to a calculation or a form. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="status" aria-live="polite" aria-atomic="false" className={styles.region}>
        {cards(false)}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="false" className={styles.region}>
        {cards(true)}
      </div>
    </section>,
    document.body,
  )
}
