import { LINKS_POLLS } from './links-polls.ts'
import { QUOTES } from './quotes.ts'
import { THREADS_LONG } from './threads-long.ts'
import { THREADS_SKY } from './threads-sky.ts'
import { THREADS_TABLE } from './threads-table.ts'
import { VOICES_AMERICAS } from './voices-americas.ts'
import { VOICES_CENTRAL } from './voices-central.ts'
import { VOICES_ISLES } from './voices-isles.ts'
import { VOICES_MORE } from './voices-more.ts'
import { VOICES_NORTH } from './voices-north.ts'
import { VOICES_ROMANCE } from './voices-romance.ts'
import { VOICES_SOUTH_EAST } from './voices-south-east.ts'

/** Everything written by hand, in the notation of `parse-corpus.ts`. */
export const CORPUS: readonly string[] = [
  VOICES_NORTH,
  VOICES_ISLES,
  VOICES_ROMANCE,
  VOICES_CENTRAL,
  VOICES_SOUTH_EAST,
  VOICES_AMERICAS,
  THREADS_SKY,
  THREADS_TABLE,
  LINKS_POLLS,
  VOICES_MORE,
  QUOTES,
  THREADS_LONG,
]

/** Hashtag → category of 'Trending in …'. A tag that is not here trends without one. */
export const TREND_CATEGORIES: Readonly<Record<string, string>> = {
  quietinterfaces: 'Design',
  cometwatch: 'Science',
  starnight: 'Science',
  seedlibrary: 'Science',
  tidepool: 'Science',
  mathsisforeveryone: 'Science',
  vinilosdomingo: 'Music',
  secondline: 'Music',
  unepageparsoir: 'Books',
  librarynight: 'Books',
  breakfastsoup: 'Food',
  lafinal: 'Sport',
  marathonday: 'Sport',
  shadewalk: 'Cities',
  powercut: 'Cities',
  filmclub: 'Film',
}
