/** The videos and stories of the demo set, as rows. */
import { entitiesOf, hashtagsOf } from '@skein/contract'
import type { DemoData } from '@skein/demo'
import { stories, videos } from '@skein/demo/film-posts'
import { films, filmSize } from '@skein/demo/films'
import type { DemoFilmName } from '@skein/demo/films'
import { addressOf, posterName } from '@skein/domain/media/media-name'
import { barePost } from '@skein/domain/posts/bare-post'
import type { PictureScene } from '@skein/painter/illustrations'
import type { Drawing } from './draw-demo.ts'
import type { RowsOf } from '@skein/domain/database/rows'
import { drawnFile } from './drawn-file.ts'

const hourMs = 60 * 60 * 1000

type Ids = { user: (key: string) => string; newId: (time: number) => string }

/**
 * Their rows, to stand beside those of the posts. Members who are not in the set are left out with what they said.
 * @param now milliseconds since 1970
 */
export function filmRows(
  { members }: DemoData,
  { user, newId }: Ids,
  now: number,
): Required<Pick<RowsOf, 'posts' | 'media' | 'post_images' | 'likes' | 'hashtags'>> {
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
