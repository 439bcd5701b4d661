import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Below this, compressing costs more than the bytes it saves (one network packet). */
const worthwhile = 1400

export type Encoding = 'br' | 'gzip'

/** The encoding to answer in, or nothing for plain bytes. `q=0` is a refusal (RFC 9110 §12.5.3). */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined) return undefined
  const offers = new Set(
    accepted
      .toLowerCase()
      .split(',', 20)
      .filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
      .map((offer) => offer.split(';')[0]?.trim()),
  )
  if (offers.has('br')) return 'br'
  return offers.has('gzip') ? 'gzip' : undefined
}

/**
 * Compresses a text for the wire off the main thread, or answers nothing when that is not worth it.
 * @param quality Brotli 0–11: 4 for what is made anew for each request, more for what is kept
 */
export async function compress(text: string, encoding: Encoding | undefined, quality = 4): Promise<Buffer | undefined> {
  if (encoding === undefined || text.length < worthwhile) return undefined
  return encoding === 'br' ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) : zip(text)
}
