/**
 * The clock of the pages that stories are drawn in. It is put in place of the real one when this file is first loaded. While a story is
 * on, it stands still, at the same moment for each: ages and dates in a picture are the same in every run, however long it takes to come
 * about. Timers run on.
 */
const moment = Date.parse('2026-11-20T18:00:00Z')
let isStory = false
let looks = 0

/**
 * Between stories, when modules load and make their fixtures, it is a little earlier and moves by a millisecond a look: the runner
 * tells one loading of a file from the next by the time.
 */
function now(): number {
  if (isStory) return moment
  looks += 1
  return moment - 10_000 + looks
}

const RealDate = Date

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: unknown[], self) => Reflect.construct(target, given.length === 0 ? [now()] : given, self),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})

export function startClock(): void {
  isStory = true
}

export function stopClock(): void {
  isStory = false
}
