import type { MusicTrack } from '@skein/design-system/track-list'
import firstLight from './music/first-light.webm?url'
import nightFerry from './music/night-ferry.webm?url'
import paperLantern from './music/paper-lantern.webm?url'
import slowLoaf from './music/slow-loaf.webm?url'
import tinRoof from './music/tin-roof.webm?url'

const artist = 'Skein Originals'

/** The five sample tracks (specification §2.6), composed for the product in `tests/music`. A file is fetched when it is first heard. */
export const tracks: readonly MusicTrack[] = [
  { id: 'first-light', title: 'First Light', artist, durationMs: 30_000, source: firstLight },
  { id: 'slow-loaf', title: 'Slow Loaf', artist, durationMs: 42_000, source: slowLoaf },
  { id: 'tin-roof', title: 'Tin Roof', artist, durationMs: 28_000, source: tinRoof },
  { id: 'night-ferry', title: 'Night Ferry', artist, durationMs: 56_000, source: nightFerry },
  { id: 'paper-lantern', title: 'Paper Lantern', artist, durationMs: 35_000, source: paperLantern },
]
