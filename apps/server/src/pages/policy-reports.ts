/** What browsers report of violations of the pages' policy (CSP 3 §5.3, Reporting API): each is somebody's mistake, or somebody's attempt. */
import { limitedAddress } from '@skein/domain/calls/client-address'
import { Problem } from '@skein/domain/calls/problem'
import { createTokenBuckets } from '@skein/domain/calls/token-buckets'
import type { Log, Clock } from '@skein/domain/ports'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { apiHeaders, policyReportPath } from '../http/security-headers.ts'

/** A report is a few hundred bytes; a browser sends several together. */
const maxBytes = 16 * 1024
/** Reports of one body that are looked at. */
const maxTogether = 10
/** Letters of anything that is written into the log. */
const maxLogged = 100

const text = z.optional(z.nullable(z.string()))
const number = z.optional(z.nullable(z.number()))

/** The old way: one report, under its own names. */
const Old = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': number,
  }),
})

/** The new one: several, of this kind and others. */
const New = z
  .array(
    z.object({
      type: z.string(),
      body: z.object({
        documentURL: text,
        effectiveDirective: text,
        blockedURL: text,
        sourceFile: text,
        lineNumber: number,
      }),
    }),
  )
  .check(z.minLength(1))

type Violation = { page: string; directive: string; blocked: string; source: string; line: number | undefined }
type Raw = Record<'page' | 'directive' | 'blocked' | 'source', string | null | undefined> & {
  line?: number | null | undefined
}

const short = (value: string | null | undefined) => (value ?? '').slice(0, maxLogged)

/** What somebody looked for stands behind the question mark. */
const pathOf = (address: string | null | undefined) =>
  URL.canParse(address ?? '') ? short(new URL(address ?? '').pathname) : ''

/** Whose it was, and no more: `https://host`, or the browser's word (`inline`, `eval`, `blob`). */
function ownerOf(address: string | null | undefined): string {
  if (!URL.canParse(address ?? '')) return short(address)
  const { protocol, host } = new URL(address ?? '')
  return short(host === '' ? protocol.slice(0, -1) : `${protocol}//${host}`)
}

const violationOf = ({ page, directive, blocked, source, line }: Raw): Violation => ({
  page: pathOf(page),
  directive: short(directive),
  blocked: ownerOf(blocked),
  source: pathOf(source),
  line: line ?? undefined,
})

const isOfExtension = ({ blocked, source }: Raw) =>
  [blocked, source].some((address) => /^[a-z-]+-extension\b/.test(address ?? ''))

/** @throws Problem `invalid-input` for what is no report */
function reportsIn(sent: unknown): Raw[] {
  const old = Old.safeParse(sent)
  if (old.success) {
    const { 'csp-report': report } = old.data
    return [
      {
        page: report['document-uri'],
        directive: report['effective-directive'] ?? report['violated-directive'],
        blocked: report['blocked-uri'],
        source: report['source-file'],
        line: report['line-number'],
      },
    ]
  }
  const { success, data } = New.safeParse(sent)
  if (!success) throw new Problem('invalid-input')
  return data
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, maxTogether)
    .map(({ body }) => ({
      page: body.documentURL,
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      source: body.sourceFile,
      line: body.lineNumber,
    }))
}

/**
 * Takes reports and writes them into the log, without queries, samples and addresses of whoever sent them. Anybody can send some: each
 * network has few, and all of them together do not fill the log.
 */
export function servePolicyReports(app: FastifyInstance, { log, now }: { log: Log; now: Clock }): void {
  const byNetwork = createTokenBuckets({ perSecond: 0.1, burst: 20, now })
  const logged = createTokenBuckets({ perSecond: 0.1, burst: 60, now })

  /** Whether there is room for one more line. */
  function hasRoom(): boolean {
    try {
      logged.take('')
      return true
    } catch {
      return false
    }
  }

  void app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string' },
      (_request, body, parsed) => {
        try {
          const sent: unknown = JSON.parse(String(body))
          parsed(null, sent)
        } catch {
          parsed(new Problem('malformed-request'))
        }
      },
    )
    scope.post(
      policyReportPath,
      {
        bodyLimit: maxBytes,
        onRequest: (request, _reply, next) => {
          byNetwork.take(limitedAddress(request.ip))
          next()
        },
      },
      async ({ body }, reply) => {
        for (const report of reportsIn(body))
          if (!isOfExtension(report) && hasRoom()) log.warn(violationOf(report), 'a page violated its policy')
        return reply.status(204).headers(apiHeaders).send()
      },
    )
    scope.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url: policyReportPath,
      handler: () => {
        throw new Problem('method-not-allowed', { headers: { allow: 'POST' } })
      },
    })
    done()
  })
}
