/**
 * Where the pointer and the focus are, for every hover card of the page. The listeners are the document's, once, however many cards there are
 * (500 names in a feed cost what one costs); a trigger carries an attribute and no handler.
 */
import type { HoverIntent } from './hover-intent.ts'

export interface Watched {
  /** What its triggers carry as `data-hover-card-trigger`. */
  readonly id: string
  /** Or a selector of them, wherever they stand. */
  readonly triggers: string | undefined
  readonly intent: HoverIntent<HTMLElement>
}

interface Found {
  readonly watched: Watched
  readonly trigger: HTMLElement
}

const all = new Map<string, Watched>()
/** Those of them whose triggers a selector names. */
const withSelector = new Set<Watched>()
/** On whose trigger or card the pointer was last. */
let pointed: Watched | undefined
/** An event that came up through React from a card, or from what the card opened elsewhere in the document. */
let onCard: { readonly event: Event; readonly id: string } | undefined
/** The one that is seen: there is one at a time. */
let seen: string | undefined
let listening: AbortController | undefined

function ownTriggerAt(target: Element): Found | undefined {
  const trigger = target.closest<HTMLElement>('[data-hover-card-trigger]')
  const watched = all.get(trigger?.dataset['hoverCardTrigger'] ?? '')
  return trigger && watched ? { watched, trigger } : undefined
}

/** Inside a card there are no triggers: a card out of a card would cover what it came for. */
function triggerAt(target: EventTarget | null): Found | undefined {
  if (!(target instanceof Element) || target.closest('[data-hover-card]')) return undefined
  const own = ownTriggerAt(target)
  if (own) return own
  for (const watched of withSelector) {
    const trigger = target.closest<HTMLElement>(watched.triggers ?? '')
    if (trigger) return { watched, trigger }
  }
  return undefined
}

function leave(event: Event): void {
  pointed?.intent.away(event)
  pointed = undefined
}

/** By its movement, not by what comes over something: a name that moves under a pointer at rest was not asked about. */
function pointerMove(event: PointerEvent): void {
  // What is drawn over everything, such as the tooltip of a button in the card, is nothing to go away to.
  const isAbove = event.target instanceof Element && event.target.closest('[data-above-modal]') !== null
  if (event.pointerType === 'touch' || event.buttons !== 0 || isAbove) return
  const card = onCard?.event === event ? all.get(onCard.id) : undefined
  const found = card ? undefined : triggerAt(event.target)
  const now = card ?? found?.watched
  if (pointed !== now) leave(event)
  pointed = now
  if (found) found.watched.intent.hover(found.trigger, event)
  else card?.intent.reach()
}

function focusIn(event: FocusEvent): void {
  const { target } = event
  const found = target instanceof Element ? ownTriggerAt(target) : undefined
  // Of those that a selector names the card stands elsewhere: no Tab would lead into it.
  if (found?.trigger === target && found.trigger.matches(':focus-visible'))
    found.watched.intent.focus(found.trigger, event)
}

function listen(): AbortController {
  const controller = new AbortController()
  const options = { passive: true, signal: controller.signal }
  document.addEventListener('pointermove', pointerMove, options)
  document.documentElement.addEventListener('pointerleave', leave, options)
  document.addEventListener(
    'pointerdown',
    (event) => {
      const found = triggerAt(event.target)
      found?.watched.intent.press(found.trigger, event)
    },
    { ...options, capture: true },
  )
  document.addEventListener('focusin', focusIn, options)
  document.addEventListener(
    'focusout',
    ({ target }) => {
      if (target instanceof Element) ownTriggerAt(target)?.watched.intent.blur()
    },
    options,
  )
  return controller
}

/** What a page loads late finds the pointer at rest on what it was loaded for. */
function begin(watched: Watched): void {
  // After a tap, what was tapped is `:hover` to a touch screen.
  if (matchMedia('(pointer: coarse)').matches) return
  const found = triggerAt([...document.querySelectorAll(':hover')].at(-1) ?? null)
  if (found?.watched !== watched) return
  pointed = watched
  watched.intent.hover(found.trigger)
}

/** @returns what ends it */
export function watch(watched: Watched): () => void {
  all.set(watched.id, watched)
  listening ??= listen()
  if (watched.triggers !== undefined) {
    withSelector.add(watched)
    begin(watched)
  }
  return () => {
    watched.intent.stop()
    all.delete(watched.id)
    withSelector.delete(watched)
    if (pointed === watched) pointed = undefined
    if (all.size > 0) return
    listening?.abort()
    listening = undefined
  }
}

/** Tells of an event that came from a card, before the document hears of it. */
export function noteOnCard(event: Event, id: string): void {
  onCard = { event, id }
}

/** Another card that is seen goes. @returns what says that this one is seen no more */
export function showOne(id: string): () => void {
  if (seen !== undefined) all.get(seen)?.intent.dismiss('other')
  seen = id
  return () => {
    if (seen === id) seen = undefined
  }
}
