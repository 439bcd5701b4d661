/** Files of a form (multipart/form-data, RFC 7578), written to the disk as they come. */
import { randomUUID } from 'node:crypto'
import { unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '@skein/domain/calls/problem'
import type { FastifyRequest } from 'fastify'
import { saveStream } from './save-stream.ts'

/** What surrounds the files of a form, in bytes, at most. */
const envelopeBytes = 16_384

/** Whether an error is about our disk, and not about what was sent. */
const isOurs = (error: unknown) =>
  error instanceof Error && Reflect.get(error, 'syscall') !== undefined && Reflect.get(error, 'path') !== undefined

/**
 * Receives the files of a form and removes them when `work` is done with them.
 * @param largest the fields that may carry a file, with their size in bytes at most
 * @param work is given the paths of the files by field; the first field is always there
 * @throws Problem `unsupported-media` (no form), `invalid-input` (not these fields), `body-too-large`, `malformed-request`
 */
export async function withForm<Field extends string, T>(
  request: FastifyRequest,
  folder: string,
  largest: Record<Field, number>,
  work: (paths: Partial<Record<Field, string>>) => Promise<T>,
): Promise<T> {
  const sizes = new Map<string, number>(Object.entries(largest))
  if (!request.isMultipart()) throw new Problem('unsupported-media')
  const total = [...sizes.values()].reduce((sum, size) => sum + size, envelopeBytes)
  if (Number(request.headers['content-length'] ?? 0) > total) throw new Problem('body-too-large')

  const paths: Partial<Record<string, string>> = {}
  try {
    await receive(request, folder, sizes, paths)
    const [first = ''] = sizes.keys()
    if (paths[first] === undefined) throw new Problem('invalid-input', { fields: { [first]: 'Choose a file.' } })
    return await work(paths)
  } finally {
    for (const path of Object.values(paths)) if (path !== undefined) await unlink(path).catch(() => {})
  }
}

async function receive(
  request: FastifyRequest,
  folder: string,
  sizes: Map<string, number>,
  paths: Partial<Record<string, string>>,
): Promise<void> {
  try {
    const parts = request.parts({
      limits: {
        files: sizes.size,
        fields: 4,
        parts: sizes.size + 4,
        fieldSize: 1000,
        fileSize: Math.max(...sizes.values()) + 1,
      },
    })
    for await (const part of parts) {
      if (part.type !== 'file') continue
      const most = sizes.get(part.fieldname)
      if (most === undefined || paths[part.fieldname] !== undefined)
        throw new Problem('invalid-input', {
          fields: { [part.fieldname.slice(0, 40)]: 'There is no such field for a file.' },
        })
      const path = join(folder, `${randomUUID()}.form`)
      paths[part.fieldname] = path
      await saveStream(part.file, path, { most })
      if (part.file.truncated) throw new Problem('body-too-large')
    }
  } catch (error) {
    if (error instanceof Problem || isOurs(error)) throw error
    const status: unknown = error instanceof Error ? Reflect.get(error, 'statusCode') : undefined
    throw new Problem(status === 413 ? 'body-too-large' : 'malformed-request')
  }
}
