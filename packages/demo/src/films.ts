/**
 * The films of the demo set: which scene each shows, what moves in it and how it sounds (`scripts/make-demo-films.ts` makes the files of
 * these once). Who posts them with which words is in `film-posts.ts`.
 */
import { join } from 'node:path'
import type { PictureScene } from '@skein/painter/illustrations'

/** What moves over the scene. */
export type FilmEffect = 'stars' | 'rain' | 'snow' | 'steam' | 'waves' | 'birds' | 'leaves' | 'dust'
/** How it sounds; all of it is synthesised. */
export type FilmSound = 'rain' | 'sea' | 'wind' | 'pad' | 'birds' | 'crackle'

/** Where the files of the films are, and a still of each. */
export const filmFolder = join(import.meta.dirname, '..', 'films')

/** Width and height of every film, and how many pictures it has a second. */
export const filmSize = { width: 480, height: 852, rate: 20 } as const

export interface DemoFilm {
  /** Name of its files in `films/`, without an ending. */
  readonly file: string
  readonly scene: PictureScene
  readonly seed: number
  readonly effect: FilmEffect
  readonly sound: FilmSound
  /** Seconds; its end fits its beginning. */
  readonly seconds: number
  /** What it shows, for those who do not see it. */
  readonly alt: string
}

export const films = [
  {
    file: 'comet',
    scene: 'comet',
    seed: 7,
    effect: 'stars',
    sound: 'pad',
    seconds: 6,
    alt: 'A comet over dark hills; stars twinkle around it.',
  },
  {
    file: 'tin-roof',
    scene: 'skyline',
    seed: 12,
    effect: 'rain',
    sound: 'rain',
    seconds: 5,
    alt: 'Rain over the roofs of a city.',
  },
  {
    file: 'low-tide',
    scene: 'sea',
    seed: 4,
    effect: 'waves',
    sound: 'sea',
    seconds: 6,
    alt: 'Light glittering on a calm sea.',
  },
  {
    file: 'second-rise',
    scene: 'bread',
    seed: 9,
    effect: 'steam',
    sound: 'crackle',
    seconds: 5,
    alt: 'A loaf fresh from the oven, steaming.',
  },
  {
    file: 'first-snow',
    scene: 'snow',
    seed: 3,
    effect: 'snow',
    sound: 'wind',
    seconds: 6,
    alt: 'Snow falling on a quiet landscape.',
  },
  {
    file: 'ridge',
    scene: 'mountains',
    seed: 15,
    effect: 'birds',
    sound: 'wind',
    seconds: 6,
    alt: 'Birds crossing in front of a mountain ridge.',
  },
  {
    file: 'beeches',
    scene: 'forest',
    seed: 21,
    effect: 'leaves',
    sound: 'birds',
    seconds: 6,
    alt: 'Leaves falling between tall trees.',
  },
  {
    file: 'side-b',
    scene: 'vinyl',
    seed: 2,
    effect: 'dust',
    sound: 'crackle',
    seconds: 5,
    alt: 'A record player, dust dancing in the light.',
  },
  {
    file: 'early-coffee',
    scene: 'coffee',
    seed: 6,
    effect: 'steam',
    sound: 'pad',
    seconds: 5,
    alt: 'Steam rising from a cup of coffee.',
  },
  {
    file: 'last-tram',
    scene: 'tram',
    seed: 11,
    effect: 'rain',
    sound: 'rain',
    seconds: 5,
    alt: 'A tram waiting in the rain.',
  },
] as const satisfies readonly DemoFilm[]

export type DemoFilmName = (typeof films)[number]['file']
