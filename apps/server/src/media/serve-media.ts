import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { nobody } from '../database/ids.ts'
import { Problem } from '../http/problem.ts'
import { mediaHeaders } from '../http/security-headers.ts'
import type { Services } from '../services.ts'
import { mayRead } from '../visibility.ts'
import { mediaName } from './media-store.ts'

const types: Record<string, string> = { webp: 'image/webp', webm: 'video/webm', mp4: 'video/mp4' }

type Row = { drawing: string | null; shared: number | boolean }

/** Draws a picture from its stored description. */
export type Draw = (drawing: string) => Promise<Uint8Array>

/**
 * Whether `viewerId` may see a file: avatars and previews always, a post's file as its post, an upload not posted yet its owner alone.
 * @returns nothing when there is no such file for this viewer
 */
async function findFile({ database }: Services, viewerId: string, name: string): Promise<Row | undefined> {
  const me = sql`${viewerId}`
  const { rows } = await sql<Row>`
    select m.drawing, m.purpose in ('avatar', 'preview') as shared from media m
    where m.name = ${name} and (
      m.purpose in ('avatar', 'preview') or m.owner_id = ${me}
      or exists (select 1 from posts p join users u on u.id = p.author_id
                 where p.id = m.post_id and p.deleted_at is null and ${mayRead(me)}))`.execute(database.kysely)
  return rows[0]
}

/** A byte range of a file (RFC 9110 §14). @returns 'bad' when it lies outside, nothing when the header asks for no single range */
export function rangeOf(header: string | undefined, size: number): { start: number; end: number } | 'bad' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end || start >= size ? 'bad' : { start, end }
}

/** Serves `/media/{name}`: the store's files, each to those who may see it, with byte ranges. */
export function serveMedia(app: FastifyInstance, services: Services, draw: Draw | undefined): void {
  const { media, sessions } = services
  const drawn = new Map<string, Promise<void>>()

  /** Draws a picture that is described but not made yet; several requests at once wait for one drawing. */
  async function make(name: string, drawing: string): Promise<void> {
    if (draw === undefined) return
    const running = drawn.get(name)
    if (running) return running
    const work = draw(drawing)
      .then((bytes) => media.put(name, bytes))
      .finally(() => drawn.delete(name))
    drawn.set(name, work)
    return work
  }

  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params
    if (!mediaName.test(name)) throw new Problem('not-found')
    let everybodys = true
    let file = await findFile(services, nobody, name)
    if (!file) {
      const viewer = await sessions.viewerOf(request)
      file = viewer ? await findFile(services, viewer.id, name) : undefined
      everybodys = false
    }
    if (!file) throw new Problem('not-found')
    if (file.drawing !== null && (await media.size(name)) === undefined) await make(name, file.drawing)
    const size = await media.size(name)
    if (size === undefined) throw new Problem('not-found')

    // A file never changes under its name. What belongs to a post may stop being everybody's, so shared caches do not keep it.
    const scope = everybodys && Boolean(file.shared) ? 'public' : 'private'
    reply.headers({
      ...mediaHeaders,
      'content-type': types[name.slice(name.lastIndexOf('.') + 1)],
      'cache-control': `${scope}, max-age=31536000, immutable`,
      'accept-ranges': 'bytes',
      etag: `"${name}"`,
    })
    if (request.headers['if-none-match'] === `"${name}"`) return reply.status(304).send()
    const range = rangeOf(request.headers.range, size)
    if (range === 'bad') return reply.status(416).header('content-range', `bytes */${size}`).send()
    if (range) {
      const { start, end } = range
      reply.status(206).headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 })
      return reply.send(media.read(name, range))
    }
    return reply.header('content-length', size).send(media.read(name))
  })
}
