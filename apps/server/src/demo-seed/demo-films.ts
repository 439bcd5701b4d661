/** The videos and stories of the demo set, as rows. */
import { entitiesOf, hashtagsOf } from '@skein/contract'
import type { PictureScene } from '@skein/painter/illustrations'
import { films, filmSize } from '../demo/film-list.ts'
import type { DemoFilmName } from '../demo/film-list.ts'
import type { DemoData } from '../demo/index.ts'
import { addressOf, posterName } from '../media/media-name.ts'
import { barePost } from '../posts/bare-post.ts'
import type { Drawing } from './draw-demo.ts'
import type { Rows } from './rows.ts'
import { drawnFile } from './drawn-file.ts'

const hourMs = 60 * 60 * 1000

type Told = {
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
const videos: readonly Told[] = [
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
const stories: readonly Told[] = [
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

type Ids = { user: (key: string) => string; newId: (time: number) => string }

/**
 * Their rows, to stand beside those of the posts. Members who are not in the set are left out with what they said.
 * @param now milliseconds since 1970
 */
export function filmRows(
  { members }: DemoData,
  { user, newId }: Ids,
  now: number,
): Required<Pick<Rows, 'posts' | 'media' | 'post_images' | 'likes' | 'hashtags'>> {
  const rows: ReturnType<typeof filmRows> = { posts: [], media: [], post_images: [], likes: [], hashtags: [] }
  const people = members.filter(({ kind, isPrivate }) => kind === 'person' && !isPrivate)
  const keyOf = new Map(people.map(({ username, key }) => [username, key]))
  const bare = (by: string, text: string, time: number) =>
    barePost({
      id: newId(time),
      author_id: user(keyOf.get(by) ?? ''),
      content: text,
      created_at: time,
      entities: JSON.stringify(entitiesOf(text)),
    })

  const filmOf = (name: DemoFilmName, owner: string, post: string, time: number) => {
    const film = films.find(({ file }) => file === name)
    if (film === undefined) throw new Error(`The demo set has no film "${name}".`)
    const { width, height } = filmSize
    const id = newId(time)
    const poster = posterName(id)
    const drawing: Drawing = { kind: 'film', file: name }
    rows.media.push({
      ...drawnFile({ name: `${id}.webm`, owner, post, purpose: 'post', time }, drawing, filmSize),
      type: 'video/webm',
      duration: film.seconds,
      codecs: 'vp9,opus',
      poster,
    })
    return JSON.stringify({
      url: addressOf(`${id}.webm`),
      poster: addressOf(poster),
      width,
      height,
      duration: film.seconds,
      alt: film.alt,
    })
  }

  const pictureOf = (scene: PictureScene, alt: string, owner: string, post: string, time: number) => {
    const [width, height] = [1080, 1920]
    const name = `${newId(time)}.webp`
    const drawing: Drawing = { kind: 'picture', spec: { scene, width, height, seed: 17 } }
    rows.media.push(drawnFile({ name, owner, post, purpose: 'post', time }, drawing, { width, height }))
    rows.post_images.push({ post_id: post, position: 0, media: name, width, height, alt, thumbhash: null, sizes: '[]' })
  }

  for (const [index, told] of [...videos, ...stories].entries()) {
    const { by, text, film, scene, hoursAgo, likes, comments = [], warning, isReel } = told
    if (!keyOf.has(by)) continue
    const time = now - hoursAgo * hourMs
    const isStory = index >= videos.length
    const post = bare(by, text, time)
    const fans = people.filter(({ username }) => username !== by).slice(index, index + likes)
    const replies = comments.filter(([author]) => keyOf.has(author))
    rows.posts.push({
      ...post,
      type: isStory ? 'story' : isReel ? 'reel' : 'video',
      content_warning: warning ?? null,
      video: film ? filmOf(film, post.author_id, post.id, time) : null,
      image_count: scene ? 1 : 0,
      likes: fans.length,
      comments: replies.length,
    })
    if (scene) pictureOf(scene, told.alt ?? '', post.author_id, post.id, time)
    if (!isStory)
      for (const tag of hashtagsOf(text))
        rows.hashtags.push({ tag, post_id: post.id, author_id: post.author_id, created_at: time })
    for (const [place, { key }] of fans.entries())
      rows.likes.push({ post_id: post.id, user_id: user(key), created_at: Math.min(now, time + place * 90_000) })
    for (const [place, [author, said]] of replies.entries())
      rows.posts.push({ ...bare(author, said, Math.min(now, time + (place + 1) * 11 * 60_000)), reply_to_id: post.id })
  }
  return rows
}
