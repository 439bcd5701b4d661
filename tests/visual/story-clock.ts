/**
 * The clock of the pages that stories are drawn in. It is put in place of the real one when this file is first loaded, and stands still:
 * ages and dates in a picture, and all that fixtures derive from the time, are the same in every run, however long it takes and in
 * whatever order the stories come. Timers run on.
 */
const moment = Date.parse('2026-11-20T18:00:00Z')
let isStory = false
let looks = 0

/** Between stories it moves by a millisecond a look: the runner tells one loading of a file from the next by this number. */
function now(): number {
  if (isStory) return moment
  looks += 1
  return moment + looks
}

const RealDate = Date

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: unknown[], self) => Reflect.construct(target, given.length === 0 ? [moment] : given, self),
  apply: () => new RealDate(moment).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})

export function startClock(): void {
  isStory = true
}

export function stopClock(): void {
  isStory = false
}
