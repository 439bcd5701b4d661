/** What members of the demo set film, and their stories. */
import type { PictureScene } from '@skein/painter/illustrations'
import type { DemoFilmName } from './films.ts'

/** A post of a film, or a story with a film or a picture. */
export type FilmPost = {
  by: string
  text: string
  film?: DemoFilmName
  /** In place of a film: an upright picture. */
  scene?: PictureScene
  alt?: string
  hoursAgo: number
  /** How many of the others like it. */
  likes: number
  comments?: readonly (readonly [by: string, text: string])[]
  warning?: string
  isReel?: true
}

/** Posts with a video. */
export const videos: readonly FilmPost[] = [
  {
    by: 'lucia',
    film: 'comet',
    text: 'El cometa, por fin. Veintidós minutos de frío, dos termos de café y ni una nube. #cometwatch',
    hoursAgo: 4,
    likes: 41,
    comments: [
      ['kenji', 'Clear skies in Alicante! Cloud from horizon to horizon here.'],
      ['zuzana', 'That tail. We are opening the dome tonight because of this.'],
      ['demo', 'I watched it from the ferry, badly. This is the one I wanted to see.'],
    ],
  },
  {
    by: 'tomasbakes',
    film: 'second-rise',
    text: 'Second rise. Nobody touch the oven. #slowloaf',
    hoursAgo: 9,
    likes: 28,
    comments: [['amarabakes', 'I can smell this.']],
  },
  {
    by: 'hamish',
    film: 'low-tide',
    text: 'Six minutes to high water, and the ferry is on time. Note the date.',
    hoursAgo: 13,
    likes: 33,
    isReel: true,
  },
  {
    by: 'noor',
    film: 'tin-roof',
    text: 'Rain on the tin roof, all night. Sound on.',
    hoursAgo: 20,
    likes: 37,
    comments: [
      ['layla', 'نمت عليه.'],
      ['junebug', 'Seattle approves.'],
    ],
  },
  {
    by: 'freya',
    film: 'first-snow',
    text: 'First snow in Tromsø. The lamp is mine, the silence is everybody’s.',
    hoursAgo: 27,
    likes: 39,
  },
  { by: 'valen', film: 'side-b', text: 'El lado B siempre gana.', hoursAgo: 32, likes: 19, isReel: true },
  {
    by: 'ines',
    film: 'ridge',
    text: 'Alpine choughs at the Belledonne, twenty past seven. They commute better than we do. #mountains',
    hoursAgo: 46,
    likes: 24,
  },
  {
    by: 'junebug',
    film: 'early-coffee',
    text: 'Five cups before anyone talks. This is called a cupping, not a problem.',
    hoursAgo: 58,
    likes: 22,
  },
  {
    by: 'anselm',
    film: 'beeches',
    text: 'Schwarzwald, letzter Samstag. Die Bäume lassen los, ich übe noch.',
    hoursAgo: 71,
    likes: 17,
  },
  {
    by: 'hana',
    film: 'last-tram',
    text: '終電、雨。誰も急いでいない。',
    hoursAgo: 83,
    likes: 26,
    isReel: true,
    warning: 'Flickering rain',
  },
]

/** Stories of members whom the demo's own member follows: there for a day from the first start on, some of them nearly over. */
export const stories: readonly FilmPost[] = [
  {
    by: 'samwhit',
    scene: 'street',
    alt: 'A quiet street in the evening.',
    text: 'Walking home the long way.',
    hoursAgo: 3,
    likes: 6,
  },
  { by: 'samwhit', film: 'tin-roof', text: 'And then it rained.', hoursAgo: 2, likes: 9 },
  {
    by: 'amarabakes',
    scene: 'bread',
    alt: 'Loaves on a board.',
    text: '4:50. The first batch is out.',
    hoursAgo: 6,
    likes: 4,
  },
  {
    by: 'kenji',
    scene: 'comet',
    alt: 'A comet in a clear sky.',
    text: 'Clouds gone for eleven minutes. Enough.',
    hoursAgo: 8,
    likes: 11,
  },
  { by: 'freya', film: 'first-snow', text: 'It has not stopped.', hoursAgo: 5, likes: 7 },
  {
    by: 'priyaraman',
    scene: 'garden',
    alt: 'A garden in morning light.',
    text: 'The moss does not mind Mondays.',
    hoursAgo: 17,
    likes: 5,
  },
]
