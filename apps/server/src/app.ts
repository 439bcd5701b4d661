import { routes } from '@skein/contract'
import { limits as contractLimits } from '@skein/contract/limits'
import type { RouteName } from '@skein/contract'
import { LogController, fastify } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance, HTTPMethods } from 'fastify'
import type { Logger } from 'pino'
import { ensureAssistant } from './assistant-identity.ts'
import { authCalls } from './auth/calls.ts'
import { createPasswords } from './auth/passwords.ts'
import type { Passwords } from './auth/passwords.ts'
import { createSessions } from './auth/sessions.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { createEventBus } from './events/event-bus.ts'
import { followCalls } from './follows/calls.ts'
import { healthCalls } from './health/calls.ts'
import { defineCall } from './http/calls.ts'
import { compress, encodingFor } from './http/compress.ts'
import { answerError } from './http/errors.ts'
import { createLog } from './http/log.ts'
import { refuseCrossSite } from './http/origin.ts'
import { Problem } from './http/problem.ts'
import { createRateLimiter } from './http/rate-limit.ts'
import { apiHeaders } from './http/security-headers.ts'
import type { MediaStore } from './media/media-store.ts'
import { serveMedia } from './media/serve-media.ts'
import type { Draw } from './media/serve-media.ts'
import { openApiDocument } from './openapi/document.ts'
import { createPages, servePages } from './pages/serve-pages.ts'
import type { DemoAccount } from './pages/serve-pages.ts'
import type { WebBuild } from './pages/web-build.ts'
import { postCalls } from './posts/calls.ts'
import { createLikes } from './posts/like-post.ts'
import { createPostReader } from './posts/post-reader.ts'
import type { Services } from './services.ts'
import { trendCalls } from './trends/calls.ts'
import { userCalls } from './users/calls.ts'
import { createCanView } from './visibility.ts'

const minute = 60_000

/** What a server is made of. What is optional has a default fit for production. */
export type ServerOptions = {
  config: Config
  database: Database
  media: MediaStore
  /** The web app; without it only `/api` and `/media` are served. */
  web?: WebBuild | undefined
  /** The account the sign-in screen offers, where there is demo data. */
  demo?: DemoAccount
  /** Draws pictures that are stored as descriptions. */
  draw?: Draw | undefined
  passwords?: Passwords
  log?: Logger
  /** Milliseconds since 1970. */
  now?: () => number
  draining?: () => boolean
  /** Checks every answer against the contract (tests). */
  checkAnswer?: (name: RouteName, answer: unknown) => void
}

/** Every call that is served, and no other: OpenAPI lists these. */
const served = [...authCalls, ...postCalls, ...trendCalls, ...userCalls, ...followCalls, ...healthCalls]

const openApi = (cookieName: string) => {
  let text: string | undefined
  return defineCall('getOpenApi', async ({ reply }) => {
    text ??= JSON.stringify(openApiDocument([...served.map(({ name }) => name), 'getOpenApi'], cookieName))
    await reply.type('application/json; charset=utf-8').send(text)
    return undefined
  })
}

/** Answers 405 with `Allow` where an address is served by other methods; a call that is not served yet stays a 404. */
function refuseOtherMethods(app: FastifyInstance, names: RouteName[]): void {
  const methods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
  const allowed = new Map<string, Set<HTTPMethods>>()
  for (const name of names) {
    const { path, method } = routes[name]
    const known = allowed.get(path) ?? new Set()
    known.add(method)
    if (method === 'GET') known.add('HEAD')
    allowed.set(path, known)
  }
  const planned = new Set(Object.values(routes).map(({ method, path }) => `${method} ${path}`))
  for (const [path, known] of allowed) {
    const allow = [...known].join(', ')
    app.route({
      method: methods.filter((method) => !known.has(method)),
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      handler(request) {
        if (planned.has(`${request.method} ${path}`)) throw new Problem('not-found')
        throw new Problem('method-not-allowed', { headers: { allow } })
      },
    })
  }
}

async function createServices(options: ServerOptions, log: Logger): Promise<Services> {
  const { config, database, media, passwords = createPasswords(), now = Date.now, draining = () => false } = options
  const assistant = await ensureAssistant(database, now())
  const canView = createCanView(database)
  const events = createEventBus((error) => log.error({ err: error }, 'a listener failed'))
  const limiter = (limit: number, windowMs: number) => createRateLimiter(limit, windowMs, now)
  return {
    config,
    database,
    media,
    events,
    passwords,
    sessions: createSessions(database, config.publicUrl?.startsWith('https:') === true, now),
    posts: createPostReader(database, assistant),
    canView,
    likes: createLikes({ database, canView, events, now }),
    assistant,
    limits: {
      signInByAddress: limiter(config.signinLimitPerQuarter, 15 * minute),
      signInByName: limiter(config.signinLimitPerQuarter, 15 * minute),
      signUpByAddress: limiter(config.signupLimitPerHour, 60 * minute),
      signUpByName: limiter(config.signupLimitPerHour, 60 * minute),
      posts: limiter(300, minute),
      toggles: limiter(1200, minute),
    },
    draining,
    now,
    log,
    checkAnswer: options.checkAnswer,
  }
}

/** Makes the server, ready to listen or to be asked by `inject`. It does not own the database: who opened it closes it. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { config, web, demo = null, draw } = options
  const log = options.log ?? createLog(config.logLevel)
  const services = await createServices(options, log)

  // Fastify's own lines only where something is wrong; the start is announced once, by main.ts.
  const logger: FastifyBaseLogger = log.isLevelEnabled('info') ? log.child({}, { level: 'warn' }) : log
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: contractLimits.body.maxBytes,
    trustProxy: (_, hop) => hop < config.trustedProxies,
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  })
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply))

  // JSON is the one kind of body; text/plain would be one that a foreign page can send without asking first.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => {
    if (text === '') return done(null, undefined)
    try {
      const body: unknown = JSON.parse(String(text))
      return done(null, body)
    } catch {
      return done(new Problem('malformed-request'))
    }
  })

  app.addHook('onRequest', async (request, reply) => {
    refuseCrossSite(request.method, request.headers, config.publicUrl)
    if (request.url.startsWith('/api/')) reply.headers(apiHeaders)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || reply.hasHeader('content-encoding') || !request.url.startsWith('/api/'))
      return payload
    reply.header('vary', 'Cookie, Accept-Encoding')
    const encoding = encodingFor(request.headers['accept-encoding'])
    const bytes = await compress(payload, encoding)
    if (encoding === undefined || bytes === undefined) return payload
    reply.header('content-encoding', encoding)
    reply.removeHeader('content-length')
    return bytes
  })
  app.addHook('onResponse', async (request, reply) => {
    // Named one by one, so that no header, query or body can come along.
    const [path] = request.url.split('?', 1)
    const line = { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    if (reply.elapsedTime > 2000) log.warn(line, 'a slow request')
    else log.debug(line, 'request')
  })

  const calls = [...served, openApi(services.sessions.cookieName)]
  for (const call of calls) call.register(app, services)
  refuseOtherMethods(
    app,
    calls.map(({ name }) => name),
  )
  serveMedia(app, services, draw)
  servePages(app, web && createPages(services, web, demo))
  await app.ready()
  return app
}
