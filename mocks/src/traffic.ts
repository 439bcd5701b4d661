/**
 * What went over the mocked network since the last `forget()`: which calls were answered, which requests nobody answered, and which
 * answers did not keep the contract. Stories read it when they end, so that a state nobody asked for cannot pass.
 */
import type { RouteName } from '@skein/contract'

type Traffic = { hits: Map<RouteName, number>; faults: string[] }

const traffic: Traffic = { hits: new Map(), faults: [] }

/** Counts an answered call. */
export function countHit(name: RouteName): void {
  traffic.hits.set(name, hitsOf(name) + 1)
}

/** How often a call was answered. */
export const hitsOf = (name: RouteName): number => traffic.hits.get(name) ?? 0

/** Writes down something that must fail the story or test. */
export function recordFault(fault: string): void {
  traffic.faults.push(fault)
}

/** The faults since the last `forget()`. */
export const faults = (): readonly string[] => traffic.faults

/** Forgets everything. */
export function forget(): void {
  traffic.hits.clear()
  traffic.faults.length = 0
}

/**
 * For MSW 3's `onUnhandledFrame` (`onUnhandledRequest` until MSW 2): a request nobody answers is a fault and fails as if there were no
 * network. Files of Storybook and Vite themselves pass.
 */
export function refuseUnhandled({ frame }: { frame: { data: unknown } }): void {
  const { data } = frame
  if (typeof data !== 'object' || data === null || !('request' in data) || !(data.request instanceof Request)) return
  const { request } = data
  const { pathname } = new URL(request.url)
  if (/^\/(api|media)\//.test(pathname)) recordFault(`Nobody answered ${request.method} ${pathname}`)
}
