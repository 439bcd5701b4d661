/**
 * Code that is fetched when it is wanted, as texts are (`registry.ts`). A fetch can fail: the network is gone, or a newer build has taken
 * the file away. Nothing that is drawn ever hears of it; it waits, and is fetched again when there is hope. No JSX, so that Node runs this
 * file as it is.
 */
import { createElement, lazy, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'

/** Milliseconds until it is tried again where nothing else gives hope; doubled with each failure in a row. */
const pause = { first: 2000, longest: 60_000 }

/** What has failed twice in a row with a network: a reload is offered. */
const missing = new Set<object>()
const listeners = new Set<() => void>()

function setMissing(attempt: object, isMissing: boolean): void {
  if (missing.has(attempt) === isMissing) return
  if (isMissing) missing.add(attempt)
  else missing.delete(attempt)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether something this page asks for cannot be fetched though there is a network: most often, because there is a newer build. */
export const useMissingPart = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => missing.size > 0,
    () => false,
  )

/**
 * Has something done once a part is missing.
 * @returns ends that
 */
export const onMissingPart = (run: () => void): (() => void) => subscribe(() => missing.size > 0 && run())

/** The browser's window. A server, which reads messages by the same module, has none. */
function browserWindow(): EventTarget | undefined {
  const found: unknown = Reflect.get(globalThis, 'window')
  return found instanceof EventTarget ? found : undefined
}

/** Resolves when a fetch that failed is worth another try: the network is back, somebody presses something, or some time has passed. */
export function nextChance(failures = 0): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController()
    const { signal } = heard
    const timer = setTimeout(() => heard.abort(), Math.min(pause.longest, pause.first * 2 ** failures))
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
    const page = browserWindow()
    page?.addEventListener('online', () => heard.abort(), { signal })
    // After everything that the press itself is for: what is tried again is drawn anew, the pressed button with it.
    page?.addEventListener('click', () => heard.abort(), { signal, passive: true })
  })
}

/** Whether the browser knows that there is no network. */
const isOffline = (): boolean => browserWindow() !== undefined && !Reflect.get(navigator, 'onLine')

/** Whether a service worker stands before the network, which has the code of the product. */
const hasWorker = (): boolean => {
  const workers: unknown = Reflect.get(navigator, 'serviceWorker')
  return typeof workers === 'object' && workers !== null && Reflect.get(workers, 'controller') != null
}

/** Resolves when code can be had, as far as the browser knows. */
async function online(): Promise<void> {
  if (!isOffline() || hasWorker()) return
  await new Promise((resolve) => {
    browserWindow()?.addEventListener('online', resolve, { once: true })
  })
}

/**
 * Fetches something until it is there, however long that takes. Nothing is asked for without a network: what failed once stays failed in
 * Chromium for the life of a document, and only a reload, which `useMissingPart` offers, brings it back. A server, which has everything,
 * tries once.
 * @throws (rejects) on a server, with what `fetchIt` throws
 */
export async function untilFetched<T>(fetchIt: () => Promise<T>): Promise<T> {
  const attempt = {}
  const again = async (failures: number): Promise<T> => {
    await online()
    try {
      const fetched = await fetchIt()
      setMissing(attempt, false)
      return fetched
    } catch (error) {
      if (browserWindow() === undefined) throw error
      setMissing(attempt, failures > 0 && !isOffline())
      await nextChance(failures)
      return again(failures + 1)
    }
  }
  return again(0)
}

/** A component whose code comes when it is first drawn; until then it suspends. */
export type LatePart<Props> = {
  (props: Props): ReactNode
  /**
   * Fetches the code ahead of time.
   * @throws (rejects) when that fails; drawing it fetches it again
   */
  preload: () => Promise<unknown>
}

/**
 * `React.lazy` for code that may fail to come: alone, it throws then, and for good. Draw it under a `Suspense`.
 * @param load called again after a failure
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let part: ComponentType<Props> | undefined
  let underWay: Promise<ComponentType<Props>> | undefined
  /** One and the same from the first drawing on: another type would be another component, without the state of the first. */
  let drawn: ComponentType<Props> | undefined
  const fetchOnce = async (): Promise<ComponentType<Props>> => {
    underWay ??= load()
    try {
      part = await underWay
      return part
    } catch (error) {
      underWay = undefined
      throw error
    }
  }
  const Late = (props: Props) => {
    drawn ??= part ?? lazy(async () => ({ default: await untilFetched(fetchOnce) }))
    return createElement(drawn, props)
  }
  return Object.assign(Late, { preload: fetchOnce })
}
