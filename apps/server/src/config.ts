/** Every setting of the environment (behaviour, "Settings"), read once at start. A wrong one ends the start with one sentence. */
import { readFileSync } from 'node:fs'
import type { ProductConfig } from '@skein/domain/product-config'
import type { OpenAiSettings } from './assistant/openai-provider.ts'
import type { PerplexitySettings } from './assistant/perplexity-provider.ts'
import type { PoolSettings } from './database/postgres.ts'
import { Environment } from './environment.ts'
import type { S3Settings } from './media/s3-store.ts'
import type { TraceSettings } from './traces/open-traces.ts'

/** A reason not to start, as one sentence for the person who starts the server. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(Environment.shape)

/** The settings the server runs with. */
export type Config = ProductConfig & {
  /** TCP port; 0 takes any free one. */
  port: number
  /** Address to listen on; every address of the machine when not set. */
  host: string | undefined
  /** Folder of the database and of media files. */
  dataDir: string
  /** PostgreSQL instead of SQLite. */
  databaseUrl: string | undefined
  /** How PostgreSQL is spoken to. */
  postgres: Pick<PoolSettings, 'size' | 'statementMs' | 'hasPooler'> & {
    directAddress: string | undefined
    standbyAddress: string | undefined
  }
  /** The start brings the schema to the newest version; off: it only looks whether it is. */
  migratesAtStart: boolean
  /** What closes stored secrets, the one in use first; a file in `dataDir` where there is none. */
  secretKeys: readonly Buffer[]
  /** Private keys of browser notifications, the one in use first; a file in `dataDir` where there is none. */
  pushKeys: readonly Buffer[]
  /** Demo members may be served at an https address, which anybody can sign in with. */
  allowsPublicDemo: boolean
  /** The demo's pictures are drawn when the server has nothing else to do, and not only when somebody asks for one. */
  drawsAhead: boolean
  /** The bucket for media files; a folder below `dataDir` when not set. */
  s3: S3Settings | undefined
  /**
   * How many proxies stand before the server, whose `X-Forwarded-For` says who asks; `on` is one. Off (0): forwarded headers are ignored.
   * Counted from the near end of the header, because its far end is whatever the client wrote.
   */
  trustedProxies: number
  /** How late (ms) the event loop may be, for some seconds, before calls are sent away; ten times what a full but healthy one has. */
  lateAfterMs: number
  logLevel: string
  /** Where the numbers for watching are served; nowhere when not set. */
  metrics: { port: number; host: string } | undefined
  /** Where traces are sent; nowhere when not set. */
  traces: TraceSettings | undefined
  /** How mail leaves; without it, emails are kept as files below `dataDir`. */
  smtpUrl: string | undefined
  /** The sender of mail. */
  mailFrom: string
  /** Where the people who run the server are reached: what the information pages show. */
  contact: { email?: string | undefined; address?: string | undefined }
  /** What writes and paints. A provider without a key is left out; what is local is always there. */
  assistant: {
    openai: OpenAiSettings | undefined
    perplexity: PerplexitySettings | undefined
    /** Uses a member has in 24 hours. */
    textsPerDay: number
    imagesPerDay: number
    altTextsPerDay: number
    chatsPerDay: number
    translationsPerDay: number
  }
}

const shown = (value: string | undefined) =>
  value === undefined ? '' : `; it is ${JSON.stringify(value.slice(0, 80))}`

/** Complete, or nothing: the schema has seen to it that none of them is missing where one is given. */
function s3Settings(data: Environment): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId } = data
  const { S3_REGION: region = 'auto', S3_SECRET_ACCESS_KEY: secretAccessKey } = data
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined
  return { endpoint, bucket, region, accessKeyId, secretAccessKey }
}

/** Base addresses lose the slash at their end: the libraries put one themselves. */
const folderOf = (address: string) => address.replace(/\/+$/, '')

function assistantSettings(data: Environment): Config['assistant'] {
  const { OPENAI_API_KEY: openAiKey, PERPLEXITY_API_KEY: perplexityKey } = data
  return {
    openai:
      openAiKey === undefined
        ? undefined
        : {
            apiKey: openAiKey,
            baseUrl: folderOf(data.OPENAI_BASE_URL),
            model: data.OPENAI_MODEL,
            imageModel: data.OPENAI_IMAGE_MODEL,
          },
    perplexity:
      perplexityKey === undefined
        ? undefined
        : {
            apiKey: perplexityKey,
            baseUrl: folderOf(data.PERPLEXITY_BASE_URL),
            model: data.PERPLEXITY_MODEL,
          },
    textsPerDay: data.ASSISTANT_TEXTS_PER_DAY,
    imagesPerDay: data.ASSISTANT_IMAGES_PER_DAY,
    altTextsPerDay: data.ASSISTANT_ALT_TEXTS_PER_DAY,
    chatsPerDay: data.ASSISTANT_CHATS_PER_DAY,
    translationsPerDay: data.ASSISTANT_TRANSLATIONS_PER_DAY,
  }
}

const hostOf = (address: string | undefined) => (address === undefined ? 'localhost' : new URL(address).hostname)

/** Names whose value must never be printed. */
const secret = /KEY|SECRET|DATABASE_\w*URL|SMTP_URL/

/**
 * A secret may stand in a file, as container systems hand them over: the setting with `_FILE` behind its name says in which.
 * @throws StartError where the file cannot be read, or the setting is given as well
 */
function withFiles(given: Record<string, string | undefined>): Record<string, string | undefined> {
  const all = { ...given }
  for (const name of Object.keys(Environment.shape)) {
    const path = secret.test(name) ? given[`${name}_FILE`] : undefined
    if (path === undefined) continue
    if (given[name] !== undefined) throw new StartError(`${name} and ${name}_FILE are both given; one is enough.`)
    try {
      all[name] = readFileSync(path, 'utf8').trim()
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new StartError(`${name}_FILE cannot be read (${reason}).`)
    }
  }
  return all
}

/**
 * Reads the settings.
 * @param environment usually `process.env`; an empty value counts as not set, and a secret may be named by the file it stands in
 * @throws StartError with one sentence that names the setting
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = withFiles(Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')))
  const { success, data, error } = Environment.safeParse(given)
  if (!success) {
    const issue = error.issues[0]
    const name = String(issue?.path[0] ?? 'A setting')
    throw new StartError(`${name} ${issue?.message ?? 'is wrong'}${secret.test(name) ? '' : shown(given[name])}.`)
  }
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    postgres: {
      size: data.DATABASE_POOL_SIZE,
      statementMs: data.DATABASE_STATEMENT_SECONDS * 1000,
      hasPooler: data.DATABASE_POOLER,
      directAddress: data.DATABASE_DIRECT_URL,
      standbyAddress: data.DATABASE_STANDBY_URL,
    },
    migratesAtStart: data.MIGRATE_AT_START,
    secretKeys: data.SECRETS_KEY ?? [],
    pushKeys: data.VAPID_PRIVATE_KEY ?? [],
    publicUrl: data.PUBLIC_URL === undefined ? undefined : new URL(data.PUBLIC_URL).origin,
    allowsPublicDemo: data.DEMO,
    drawsAhead: data.DEMO_DRAWS_AHEAD,
    s3: s3Settings(data),
    trustedProxies: Number(data.TRUST_PROXY),
    signupLimitPerHour: data.SIGNUP_LIMIT_PER_HOUR,
    signinLimitPerQuarter: data.SIGNIN_LIMIT_PER_QUARTER,
    readsPerSecond: data.READS_PER_SECOND,
    lateAfterMs: data.LATE_AFTER_MS,
    logLevel: data.LOG_LEVEL,
    metrics: data.METRICS_PORT === undefined ? undefined : { port: data.METRICS_PORT, host: data.METRICS_HOST },
    traces:
      data.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : {
            endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
            service: data.OTEL_SERVICE_NAME,
            share: data.OTEL_TRACES_SAMPLER_ARG,
          },
    previewAllowHosts: data.PREVIEW_ALLOW_HOSTS?.split(',') ?? [],
    pushServices: data.PUSH_SERVICES?.toLowerCase().split(',') ?? [],
    registration: data.REGISTRATION,
    blockedMailDomains: data.BLOCKED_MAIL_DOMAINS?.toLowerCase().split(',') ?? [],
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? `Skein <no-reply@${hostOf(data.PUBLIC_URL)}>`,
    contact: { email: data.CONTACT_EMAIL, address: data.CONTACT_ADDRESS },
    assistant: assistantSettings(data),
  }
}
