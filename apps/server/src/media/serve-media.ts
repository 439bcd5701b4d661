import { Readable } from 'node:stream'
import { accountHeader } from '@skein/contract/account-header'
import type { Sessions } from '@skein/domain/auth/sessions'
import { Problem } from '@skein/domain/calls/problem'
import type { ReadLimits } from '@skein/domain/calls/read-limits'
import type { Database } from '@skein/domain/database/database'
import { nobody } from '@skein/domain/database/ids'
import { filesOf, mediaName, rowNames } from '@skein/domain/media/media-name'
import type { Clock } from '@skein/domain/ports'
import { mayMeet, mayRead, notBlocked, notOver, storyMs } from '@skein/domain/visibility'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { mediaHeaders } from '../http/security-headers.ts'
import type { MediaStore } from './media-store.ts'

const types: Record<string, string> = {
  webp: 'image/webp',
  webm: 'video/webm',
  mp4: 'video/mp4',
  bin: 'application/octet-stream',
}

/** Seconds a browser shows a member's file without asking whether it still may. */
const askedAgainAfter = 3600

type Parts = {
  database: Database
  media: MediaStore
  sessions: Pick<Sessions, 'viewerOf'>
  reads: Pick<ReadLimits, 'countFile'>
  now: Clock
}

type Row = { name: string; sizes: string; poster: string | null; drawing: string | null; shared: number | boolean }

/** Makes the file of that name from its row's stored description. */
export type Draw = (drawing: string, name: string) => Promise<Uint8Array>

/**
 * Whether `viewerId` may see a file: previews always, an avatar as its member, a post's file as its post, a message's file its sender and
 * receiver, an upload not posted yet its owner alone.
 * What is made from a file, its narrower copies and its still, follows the file's own row.
 * @returns nothing when there is no such file for this viewer
 */
async function findFile(
  { database, now }: Pick<Parts, 'database' | 'now'>,
  viewerId: string,
  name: string,
): Promise<Row | undefined> {
  const me = sql`${viewerId}`
  const { rows } = await sql<Row>`
    select m.name, m.sizes, m.poster, m.drawing, m.purpose = 'preview' as shared from media m
    where m.name in (${sql.join(rowNames(name))}) and (
      m.purpose = 'preview' or m.owner_id = ${me}
      or (m.purpose = 'avatar' and exists (select 1 from users u where u.id = m.owner_id and ${mayMeet(me)}))
      or exists (select 1 from posts p join users u on u.id = p.author_id
                 where p.id = m.post_id and p.deleted_at is null and ${notOver(sql`${now() - storyMs}`)} and ${mayRead(me)})
      or exists (select 1 from messages x join users u on u.id = x.sender_id
                 where x.id = m.message_id and x.receiver_id = ${me} and x.deleted_by_receiver = 0
                   and u.deactivated_at is null and ${notBlocked(me)}))`.execute(database.kysely)
  return rows.find((row) => filesOf(row).includes(name))
}

/**
 * The byte range of a file that a request asks for (RFC 9110 §14).
 * @returns 'bad' when it lies outside; nothing when the whole is to be sent: no range, several of them, another unit, or nonsense
 */
export function rangeOf(header: string | undefined, size: number): { start: number; end: number } | 'bad' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end || start >= size ? 'bad' : { start, end }
}

/** Whether a list of entity tags names this one, or any (RFC 9110 §13.1.2; a weak one will do). */
const names = (header: string | undefined, tag: string) =>
  header?.split(',').some((each) => ['*', tag, `W/${tag}`].includes(each.trim())) ?? false

/** Serves `/media/{name}`: the store's files, each to those who may see it, with byte ranges. */
export function serveMedia(app: FastifyInstance, parts: Parts, draw: Draw | undefined): void {
  const { media, sessions, reads } = parts
  const drawn = new Map<string, Promise<void>>()

  /** Draws a picture that is described but not made yet; several requests at once wait for one drawing. */
  async function make(name: string, drawing: string): Promise<void> {
    if (draw === undefined) return
    const running = drawn.get(name)
    if (running) return running
    const work = draw(drawing, name)
      .then((bytes) => media.put(name, bytes))
      .finally(() => drawn.delete(name))
    drawn.set(name, work)
    return work
  }

  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params
    reads.countFile(request)
    if (!mediaName.test(name)) throw new Problem('not-found')
    // What visitors may see can still be hidden from a member: by a block.
    const viewer = await sessions.viewerOf(request)
    const file = await findFile(parts, viewer?.id ?? nobody, name)
    if (!file) throw new Problem('not-found')
    if (file.drawing !== null && (await media.size(name)) === undefined) await make(name, file.drawing)
    const size = await media.size(name)
    if (size === undefined) throw new Problem('not-found')

    // A file never changes under its name. What belongs to somebody may stop being everybody's, or this viewer's: shared caches do not keep
    // it, and the browser asks again.
    const caching = file.shared ? 'public, max-age=31536000, immutable' : `private, max-age=${askedAgainAfter}`
    const tag = `"${name}"`
    reply.headers({
      ...mediaHeaders,
      ...(viewer && { [accountHeader]: viewer.id }),
      'content-type': types[name.slice(name.lastIndexOf('.') + 1)],
      'cache-control': caching,
      'accept-ranges': 'bytes',
      etag: tag,
    })
    const { 'if-none-match': ifNoneMatch, 'if-range': ifRange, range: asked } = request.headers
    if (names(ifNoneMatch, tag)) return reply.status(304).send()
    // Only what is sent has ranges; a part of another version would not fit.
    const isWhole = request.method === 'HEAD' || (ifRange !== undefined && ifRange !== tag)
    const range = isWhole ? undefined : rangeOf(asked, size)
    if (range === 'bad') return reply.status(416).header('content-range', `bytes */${size}`).send()
    if (range) {
      const { start, end } = range
      reply.status(206).headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 })
      return reply.send(await media.read(name, range))
    }
    reply.header('content-length', size)
    // An empty stream: sending nothing would set the length to nothing as well.
    if (request.method === 'HEAD') return reply.send(Readable.from([]))
    return reply.send(await media.read(name))
  })
}
