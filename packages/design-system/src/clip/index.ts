export * as Clip from './index.parts.ts'
export { clipKeys } from './Clip.keys.ts'
export { clock as clipTime } from './clock.ts'
export { framesBetween, useFilm, type FilmFrame } from './film.ts'
export { moveTrim, shortestMs as shortestClipMs, type TrimRange } from './trim-range.ts'
/** What is done to the file itself. */
export { canTrim, coverAt, repairRecording, trimRecording } from '../recorder/trim.ts'
