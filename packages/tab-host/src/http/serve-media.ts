import { nameInAddress } from '@skein/domain/media/media-name'
import type { FileStore } from '../files/file-store.ts'

/** The part of a film that a player asks for (RFC 9110 §14.2), or the whole. */
function partOf(file: Blob, range: string | null): Response {
  const headers = { 'content-type': file.type, 'accept-ranges': 'bytes' }
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (from === '') return new Response(file, { headers })
  const start = Number(from)
  const end = to === '' ? file.size : Math.min(file.size, Number(to) + 1)
  if (start >= end) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.size}` } })
  const told = { ...headers, 'content-range': `bytes ${start}-${end - 1}/${file.size}` }
  return new Response(file.slice(start, end, file.type), { status: 206, headers: told })
}

/** Answers a request for a file. @returns nothing where the tab has none of that name */
export async function serveMedia(files: FileStore, request: Request): Promise<Response | undefined> {
  const name = nameInAddress(new URL(request.url).pathname)
  const file = name === undefined ? undefined : await files.get(name)
  return file && partOf(file, request.headers.get('range'))
}
