/**
 * The clock of the pages that stories are drawn in. It is put in place of the real one when this file is first loaded, and starts at
 * the same moment of the same day with each story: ages and dates in a picture are the same in every run.
 */
const moment = Date.parse('2026-11-20T18:00:00Z')
let started: number | undefined
let looks = 0

/** Between stories it moves by a millisecond a look: the runner tells one loading of a file from the next by the time. */
function now(): number {
  if (started !== undefined) return moment + performance.now() - started
  looks += 1
  return moment + looks
}

const RealDate = Date

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: unknown[], self) => Reflect.construct(target, given.length === 0 ? [now()] : given, self),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})

export function startClock(): void {
  started = performance.now()
}

export function stopClock(): void {
  started = undefined
}
