/**
 * A small, strict S3 service for tests: it keeps objects in memory and believes nobody without a right signature (AWS Signature
 * Version 4), so that a wrong secret, a stale date or a changed path is refused as a real service refuses it.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '../../src/media/s3-store.ts'

type Parts = Map<number, Buffer>

export type S3Server = {
  settings: S3Settings
  objects: Map<string, { bytes: Buffer; type: string; changedAt: number }>
  /** Uploads in parts that were begun. */
  begun: Map<string, { key: string; parts: Parts; startedAt: number }>
  /** Requests that were answered, as `METHOD /path?query status`. */
  seen: string[]
  /** While true, every request is answered 503. */
  broken: boolean
  close: () => Promise<void>
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Whether a request is signed with these keys (SigV4, "Signature calculations for the Authorization header"). */
function isSigned(request: IncomingMessage, url: URL, { region, accessKeyId, secretAccessKey }: S3Settings): boolean {
  const header = request.headers.authorization ?? ''
  const [, key, date = '', scopeRegion = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      header,
    ) ?? []
  const moment = String(request.headers['x-amz-date'])
  if (key !== accessKeyId || scopeRegion !== region || !moment.startsWith(date)) return false
  const at = Date.parse(moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(Date.now() - at) < 15 * 60_000)) return false
  const signed = names.split(';')
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signed.includes(name))) return false
  const query = [...url.searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&')
  const canonical = [
    request.method,
    url.pathname
      .split('/')
      .map((part) => escaped(decodeURIComponent(part)))
      .join('/'),
    query,
    ...signed.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${date}/${region}/s3/aws4_request`
  const signingKey = ['s3', 'aws4_request'].reduce(
    (each, word) => hmac(each, word),
    hmac(hmac(`AWS4${secretAccessKey}`, date), region),
  )
  const expected = hmac(signingKey, `AWS4-HMAC-SHA256\n${moment}\n${scope}\n${sha256(canonical)}`)
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}

const xml = (name: string, content: string) => `<?xml version="1.0" encoding="UTF-8"?><${name}>${content}</${name}>`

function answer(
  response: ServerResponse,
  status: number,
  body: string | Buffer = '',
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'content-type': 'application/xml',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  })
  response.end(body)
}

const refuse = (response: ServerResponse, status: number, code: string) =>
  answer(response, status, xml('Error', `<Code>${code}</Code><Message>${code}</Message>`))

/** Starts the service on a free port, with one bucket. @param page objects in one page of a listing */
export async function startS3(page = 1000): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map()
  const begun: S3Server['begun'] = new Map()
  const seen: string[] = []
  let serial = 0

  function list(response: ServerResponse, query: URLSearchParams): void {
    const after = query.get('continuation-token') ?? ''
    const size = Math.min(page, Number(query.get('max-keys') ?? page))
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort()
    const shown = keys.slice(0, size)
    const contents = shown.map((key) => {
      const object = objects.get(key)
      const time = new Date(object?.changedAt ?? 0).toISOString()
      return `<Contents><Key>${key}</Key><LastModified>${time}</LastModified><ETag>"x"</ETag><Size>${object?.bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`
    })
    const more = keys.length > shown.length
    const next = more ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : ''
    answer(
      response,
      200,
      xml(
        'ListBucketResult',
        `<Name>b</Name><KeyCount>${shown.length}</KeyCount><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}`,
      ),
    )
  }

  function read(request: IncomingMessage, response: ServerResponse, key: string): void {
    const object = objects.get(key)
    if (!object) return refuse(response, 404, 'NoSuchKey')
    const { bytes, type } = object
    const headers = { 'content-type': type, etag: '"x"' }
    if (request.method === 'HEAD') {
      response.writeHead(200, { ...headers, 'content-length': String(bytes.length) })
      return void response.end()
    }
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
    if (first === undefined) return answer(response, 200, bytes, headers)
    const end = Math.min(bytes.length - 1, last ? Number(last) : bytes.length - 1)
    if (Number(first) > end) return refuse(response, 416, 'InvalidRange')
    return answer(response, 206, bytes.subarray(Number(first), end + 1), {
      ...headers,
      'content-range': `bytes ${first}-${end}/${bytes.length}`,
    })
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    response.once(
      'finish',
      () => void seen.push(`${request.method} ${url.pathname}${url.search} ${response.statusCode}`),
    )
    const body = await buffer(request)
    if (server.broken) return refuse(response, 503, 'SlowDown')
    if (!isSigned(request, url, server.settings)) return refuse(response, 403, 'SignatureDoesNotMatch')
    const [, bucket, ...path] = url.pathname.split('/')
    if (bucket !== server.settings.bucket) return refuse(response, 404, 'NoSuchBucket')
    const key = path.map((part) => decodeURIComponent(part)).join('/')
    const query = url.searchParams
    const id = query.get('uploadId') ?? ''
    const type = request.headers['content-type'] ?? ''
    const upload = begun.get(id)

    if (key === '' && query.has('uploads')) {
      const uploads = [...begun].map(
        ([each, { key: of, startedAt }]) =>
          `<Upload><Key>${of}</Key><UploadId>${each}</UploadId><Initiated>${new Date(startedAt).toISOString()}</Initiated></Upload>`,
      )
      return answer(
        response,
        200,
        xml('ListMultipartUploadsResult', `<Bucket>b</Bucket><IsTruncated>false</IsTruncated>${uploads.join('')}`),
      )
    }
    if (key === '') return list(response, query)
    if (request.method === 'POST' && query.has('uploads')) {
      const started = `upload-${(serial += 1)}`
      begun.set(started, { key, parts: new Map(), startedAt: Date.now() })
      return answer(
        response,
        200,
        xml('InitiateMultipartUploadResult', `<Bucket>b</Bucket><Key>${key}</Key><UploadId>${started}</UploadId>`),
      )
    }
    if (id !== '' && !upload) return refuse(response, 404, 'NoSuchUpload')
    if (upload && request.method === 'PUT') {
      upload.parts.set(Number(query.get('partNumber')), body)
      return answer(response, 200, '', { etag: `"part-${query.get('partNumber')}"` })
    }
    if (upload && request.method === 'POST') {
      const ordered = [...upload.parts].sort(([a], [b]) => a - b).map(([, part]) => part)
      if (ordered.slice(0, -1).some((part) => part.length < 5 * 1024 * 1024))
        return refuse(response, 400, 'EntityTooSmall')
      objects.set(key, { bytes: Buffer.concat(ordered), type: 'video/webm', changedAt: Date.now() })
      begun.delete(id)
      return answer(
        response,
        200,
        xml(
          'CompleteMultipartUploadResult',
          `<Location>x</Location><Bucket>b</Bucket><Key>${key}</Key><ETag>"x"</ETag>`,
        ),
      )
    }
    if (request.method === 'DELETE') {
      if (upload) begun.delete(id)
      else objects.delete(key)
      response.writeHead(204)
      return void response.end()
    }
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, type, changedAt: Date.now() })
      return answer(response, 200, '', { etag: '"x"' })
    }
    return read(request, response, key)
  }

  const http = createServer((request, response) => {
    void handle(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve)
  })
  const address = http.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const server: S3Server = {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'skein-test',
      region: 'eu-central-1',
      accessKeyId: 'TESTKEY',
      secretAccessKey: 'a-secret/with+signs',
    },
    objects,
    begun,
    seen,
    broken: false,
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections()
        http.close(() => resolve())
      }),
  }
  return server
}
