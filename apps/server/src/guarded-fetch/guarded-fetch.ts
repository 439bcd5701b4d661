/**
 * The one way in which the server fetches addresses that members, or pages they name, have chosen (docs/decisions, "one guarded
 * fetcher"). It reaches the public web and nothing else, and what comes back is bounded in every direction.
 */
import { isIP } from 'node:net'
import { Client, buildConnector } from 'undici'
import { acceptedEncodings, unpackedBody } from './body.ts'
import { FetchRefused } from './fetch-refused.ts'
import { isPublicAddress } from './public-address.ts'
import { publicLookup, resolveByDns } from './resolve-public.ts'
import type { Resolve } from './resolve-public.ts'
import { createSlots } from './slots.ts'
import type { SlotLimits } from './slots.ts'
import { bareHost, isAllowed, portOf, webPorts, webTarget } from './web-target.ts'

/** What is asked for. */
export type GetOptions = {
  /** Kinds that are read, such as `text/html` or `image/*`; anything else is refused before its first byte. */
  accept: readonly string[]
  /** Most bytes of the body, unpacked. */
  maxBytes: number
  /** At that limit: end with what came until then, or refuse all of it. */
  atLimit: 'stop' | 'refuse'
  /** Milliseconds for everything: waiting for a turn, names, connections, redirects and the body. 6,000 when not given. */
  timeoutMs?: number
  /** The page on which the address was found, for relative ones. */
  base?: URL
  /** Ends it early. */
  signal?: AbortSignal
}

/** An answer with status 2xx and a wanted type. */
export type Fetched = {
  /** Where it came from, after redirects. */
  url: URL
  /** Media type in lower case, without parameters. */
  type: string
  /** `charset` of the content type, where it has one. */
  charset: string | undefined
  /** A header by its name in lower case; several of one name are joined by commas (RFC 9110 §5.3). */
  header: (name: string) => string | undefined
  /** Unpacked; may be left before its end. */
  body: AsyncIterable<Uint8Array>
}

/** What is sent to an address. */
export type PostOptions = { headers: Record<string, string>; body: Uint8Array; timeoutMs?: number }

/** The port: fetches what anybody may fetch, as nobody in particular. No cookie, credential or other header of a member goes along. */
export type GuardedFetch = {
  /**
   * Asks for an address with GET and hands the answer to `read`; the connection ends when `read` does.
   * @throws FetchRefused in every case in which nothing was fetched; what `read` throws passes through
   */
  get: <T>(address: string | URL, options: GetOptions, read: (answer: Fetched) => Promise<T>) => Promise<T>
  /**
   * Sends something, without following redirects and without reading what is answered.
   * @returns the status, whatever it is
   * @throws FetchRefused where nothing was answered
   */
  post: (address: string | URL, options: PostOptions) => Promise<number>
}

export type GuardedFetchOptions = {
  /** Where the server can be asked about; it is named to the sites it visits. */
  publicUrl?: string | undefined
  /** `host:port` that may be fetched although private. For tests only. */
  allowHosts?: readonly string[]
  /** Addresses of a host; the name servers when not given. */
  resolve?: Resolve
  slots?: SlotLimits
  /** Ports that may be asked; those of the web when not given. */
  ports?: readonly number[]
  /** The address of this machine to go out from. */
  localAddress?: string
}

const maxRedirects = 3
const connectMs = 3000
const redirects = new Set([301, 302, 303, 307, 308])

type Header = string | string[] | undefined
const firstOf = (header: Header) => (Array.isArray(header) ? header[0] : header)

function accepts(wanted: readonly string[], type: string): boolean {
  return wanted.some((kind) => (kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind))
}

/** Media type and charset of a `Content-Type` (RFC 9110 §8.3). */
function contentType(header: Header): { type: string; charset: string | undefined } {
  const [type = '', ...parameters] = (firstOf(header) ?? '').slice(0, 300).split(';')
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"\s]+)"?\s*$/i.exec(parameter)?.[1])
    .find((value) => value !== undefined)
  return { type: type.trim().toLowerCase(), charset }
}

/** What went wrong, in our words. */
function refusalOf(error: unknown, signal: AbortSignal): FetchRefused {
  if (error instanceof FetchRefused) return error
  if (signal.aborted) return new FetchRefused('timeout', 'took too long, or was given up', error)
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof FetchRefused) return cause
  return new FetchRefused('unreachable', error instanceof Error ? error.message : 'failed', error)
}

/** The same body, failing in our words. */
async function* inOurWords(body: AsyncIterable<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (error) {
    throw refusalOf(error, signal)
  }
}

/** Makes the fetcher of a server. */
export function createGuardedFetch(options: GuardedFetchOptions = {}): GuardedFetch {
  const { publicUrl, resolve = resolveByDns, slots: limits = { overall: 16, perHost: 3, waiting: 200 } } = options
  const reach = {
    ports: options.ports ?? webPorts,
    allowedHosts: new Set((options.allowHosts ?? []).map((host) => host.toLowerCase())),
  }
  const slots = createSlots(limits)
  const userAgent = `Mozilla/5.0 (compatible; SkeinBot/1.0${publicUrl === undefined ? '' : `; +${publicUrl}`})`

  const { localAddress } = options
  const settings = { timeout: connectMs, allowH2: false, maxCachedSessions: 0, ...(localAddress && { localAddress }) }
  const open = buildConnector({ ...settings, lookup: publicLookup(resolve) })
  const openAllowed = buildConnector(settings)
  const connect: buildConnector.connector = (target, done) => {
    const { hostname, port, protocol } = target
    if (isAllowed(reach, hostname, portOf(protocol, port))) return openAllowed(target, done)
    const host = bareHost(hostname)
    // A host that is an address is never looked up, so it is judged here once more.
    if (isIP(host) !== 0 && !isPublicAddress(host)) return done(new FetchRefused('address', 'not public'), null)
    return open(target, done)
  }

  /** Each request has a connection of its own: nothing is kept open to strangers. */
  const openClient = (url: URL) =>
    new Client(url.origin, { connect, pipelining: 0, maxHeaderSize: 16_384, headersTimeout: 0, bodyTimeout: 0 })

  /** One request without redirects. */
  async function ask<T>(
    url: URL,
    { accept, maxBytes, atLimit }: GetOptions,
    signal: AbortSignal,
    read: (answer: Fetched) => Promise<T>,
  ): Promise<{ result: T } | { location: string }> {
    const giveBack = await slots.take(bareHost(url.hostname), signal)
    const client = openClient(url)
    try {
      const sent = { 'user-agent': userAgent, accept: accept.join(', '), 'accept-encoding': acceptedEncodings }
      const { statusCode, headers, body } = await client
        .request({ method: 'GET', path: url.pathname + url.search, headers: sent, signal })
        .catch((error: unknown) => {
          throw refusalOf(error, signal)
        })
      // Without a listener, an answer that is broken off after we have left would end the process.
      body.on('error', () => {})
      if (redirects.has(statusCode)) {
        const location = firstOf(headers.location)
        if (location === undefined) throw new FetchRefused('redirects', 'leads nowhere')
        return { location }
      }
      if (statusCode < 200 || statusCode > 299) throw new FetchRefused('status', String(statusCode))
      const { type, charset } = contentType(headers['content-type'])
      if (!accepts(accept, type)) throw new FetchRefused('type', type)
      if (atLimit === 'refuse' && Number(firstOf(headers['content-length'])) > maxBytes)
        throw new FetchRefused('size', `more than ${maxBytes} bytes`)
      const unpacked = unpackedBody(body, firstOf(headers['content-encoding']), maxBytes, atLimit)
      const header = (name: string) => {
        const value = headers[name]
        return Array.isArray(value) ? value.join(', ') : value
      }
      return { result: await read({ url, type, charset, header, body: inOurWords(unpacked, signal) }) }
    } finally {
      giveBack()
      client.destroy().catch(() => {})
    }
  }

  return {
    async post(address, { headers, body: sent, timeoutMs = 6000 }) {
      const signal = AbortSignal.timeout(timeoutMs)
      const url = webTarget(address, reach)
      const giveBack = await slots.take(bareHost(url.hostname), signal)
      const client = openClient(url)
      try {
        const { statusCode, body } = await client.request({
          method: 'POST',
          path: url.pathname + url.search,
          headers: { ...headers, 'user-agent': userAgent },
          body: sent,
          signal,
        })
        body.on('error', () => {})
        return statusCode
      } catch (error) {
        throw refusalOf(error, signal)
      } finally {
        giveBack()
        client.destroy().catch(() => {})
      }
    },
    async get(address, asked, read) {
      const late = AbortSignal.timeout(asked.timeoutMs ?? 6000)
      const signal = asked.signal === undefined ? late : AbortSignal.any([late, asked.signal])
      let url = webTarget(address, reach, asked.base)
      for (let hop = 0; ; hop += 1) {
        const answer = await ask(url, asked, signal, read)
        if ('result' in answer) return answer.result
        if (hop === maxRedirects) throw new FetchRefused('redirects', `more than ${maxRedirects}`)
        url = webTarget(answer.location, reach, url)
      }
    },
  }
}
