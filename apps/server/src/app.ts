import { routes } from '@skein/contract'
import { limits as contractLimits } from '@skein/contract/limits'
import type { ErrorCode, RouteName } from '@skein/contract'
import { callsWith } from '@skein/domain/calls/define-call'
import { Problem } from '@skein/domain/calls/problem'
import { LogController, fastify } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance, HTTPMethods } from 'fastify'
import { poolStateOf, standbyStateOf } from './database/pool-state.ts'
import { streamPath } from './events/calls.ts'
import { connectServers } from './events/connect-servers.ts'
import { longestRequestMs } from './http/body-time.ts'
import { measureLoopDelay, refuseWhenLate } from './http/load-shedding.ts'
import { compress, encodingFor } from './http/compress.ts'
import { answerError } from './http/errors.ts'
import { createLog } from './http/log.ts'
import { refuseCrossSite } from './http/origin.ts'
import { createProxyWarning } from './http/proxy-warning.ts'
import { createReadsBehind } from './http/reads-behind.ts'
import { serveCall } from './http/serve-call.ts'
import type { Http } from './http/serve-call.ts'
import { apiHeaders, transportHeaders } from './http/security-headers.ts'
import { answerUnreadable } from './http/unreadable.ts'
import { countAnswers } from './metrics/count-answers.ts'
import { serveMedia } from './media/serve-media.ts'
import { openApiDocument } from './openapi/document.ts'
import { readableAddress } from './pages/page-address.ts'
import { servePolicyReports } from './pages/policy-reports.ts'
import { askAs } from './pages/ask-as.ts'
import { createPages, servePages } from './pages/serve-pages.ts'
import { takeShares } from './pages/take-share.ts'
import { compose } from './composition.ts'
import { served } from './served-calls.ts'
import { traceRequests } from './traces/trace-requests.ts'
import type { ServerOptions } from './server-options.ts'

export type { ServerOptions } from './server-options.ts'

const openApi = (cookieName: string) => {
  let text: string | undefined
  return callsWith<Http>()('getOpenApi', async ({ reply }) => {
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

/** Makes the server, ready to listen or to be asked by `inject`. It does not own the database: who opened it closes it. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { config, web, demo = null, draw } = options
  const log = options.log ?? createLog(config.logLevel)
  const { metrics } = options
  const { database } = options
  const readsBehind = createReadsBehind(database.standby, config.publicUrl?.startsWith('https:') === true)
  const ports = { ...(await compose(options, log)), readsBehind }

  // Fastify's own lines only where something is wrong; the start is announced once, by main.ts.
  const logger: FastifyBaseLogger = log.isLevelEnabled('info') ? log.child({}, { level: 'warn' }) : log
  const transport = transportHeaders(config.publicUrl)
  const refused = (code: ErrorCode) => metrics?.refused(code)
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: contractLimits.body.maxBytes,
    trustProxy: (_, hop) => hop < config.trustedProxies,
    requestTimeout: longestRequestMs,
    forceCloseConnections: 'idle',
    // What arrives while the server closes is answered as ever: the framework's own 503 says nothing that the contract knows.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(transport), refused),
  })
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, refused))

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

  if (options.traces) traceRequests(app, options.traces, config.trustedProxies > 0)
  const loop = options.loopDelay ? { delay: options.loopDelay, stop: () => {} } : measureLoopDelay()
  const warnOfProxy = createProxyWarning(config.trustedProxies, log)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(transport)
    warnOfProxy(request)
    refuseWhenLate(request.url, loop.delay, config.lateAfterMs)
    readsBehind.note(request, reply)
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
  if (metrics) countAnswers(app, metrics)
  app.addHook('onResponse', async (request, reply) => {
    // Named one by one, so that no header, query or body can come along.
    const [path] = request.url.split('?', 1)
    // A stream is as long as somebody listens.
    if (path === streamPath) return
    const line = { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    if (reply.elapsedTime > 2000) log.warn(line, 'a slow request')
    else log.debug(line, 'request')
  })

  const { hub, events } = ports
  metrics?.watch({
    statements: database.statementCount,
    pool: () => poolStateOf(database),
    standby: () => standbyStateOf(database),
    streams: hub.size,
  })
  const disconnect =
    database.channel &&
    (await connectServers(events, database.channel, {
      onGap: () => void hub.resync(),
      onError: (error) => log.error({ err: error }, 'telling the other servers failed'),
    }))
  // Once no request is under way.
  app.addHook('onClose', async () => ports.decoders.close())
  app.addHook('preClose', async () => {
    loop.stop()
    await hub.close()
    await ports.assistance.close()
    await disconnect?.()
    await ports.delivery.close()
    await ports.mail.close()
    await ports.outbox.close()
    ports.letters.close()
  })

  const calls = [...served, openApi(ports.sessions.cookieName)]
  for (const call of calls) serveCall(app, call, ports)
  refuseOtherMethods(
    app,
    calls.map(({ name }) => name),
  )
  serveMedia(app, ports, draw)
  servePolicyReports(app, ports)
  if (web) takeShares(app, ports)
  servePages(app, web && createPages(ports, web, demo, askAs(app)))
  await app.ready()
  return app
}
