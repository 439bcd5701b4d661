/** Every setting of the environment (behaviour, "Settings"), read once at start. A wrong one ends the start with one sentence. */
import * as z from 'zod'

/** A reason not to start, as one sentence for the person who starts the server. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

const whole = (least: number, most: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${least} to ${most}` })
    .int({ error: `must be a whole number from ${least} to ${most}` })
    .min(least, { error: `must be a whole number from ${least} to ${most}` })
    .max(most, { error: `must be a whole number from ${least} to ${most}` })

const flag = z
  .enum(['1', 'true', 'on', 'yes', '0', 'false', 'off', 'no'], { error: 'must be on or off' })
  .transform((word) => ['1', 'true', 'on', 'yes'].includes(word))

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const text = z.string().min(1)

const Environment = z
  .object({
    PORT: whole(0, 65_535).default(3000),
    HOST: text.optional(),
    DATA_DIR: text.default('./data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
    PUBLIC_URL: webAddress
      .refine((address) => !URL.canParse(address) || new URL(address).pathname === '/', {
        error: 'must be an origin without a path',
      })
      .optional(),
    TRUST_PROXY: z
      .union([flag, whole(2, 9)], { error: 'must be on, off, or the number of proxies (2 to 9)' })
      .default(false),
    SIGNUP_LIMIT_PER_HOUR: whole(1, 1_000_000).default(10),
    SIGNIN_LIMIT_PER_QUARTER: whole(1, 1_000_000).default(20),
    S3_ENDPOINT: webAddress.optional(),
    S3_BUCKET: text.optional(),
    S3_REGION: text.optional(),
    S3_ACCESS_KEY_ID: text.optional(),
    S3_SECRET_ACCESS_KEY: text.optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
    OPENAI_API_KEY: text.optional(),
    OPENAI_BASE_URL: webAddress.optional(),
    PERPLEXITY_API_KEY: text.optional(),
    PERPLEXITY_BASE_URL: webAddress.optional(),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be one of fatal, error, warn, info, debug, trace and silent',
      })
      .default('info'),
    PREVIEW_ALLOW_HOSTS: z
      .string()
      .regex(/^[\w.-]+:\d+(,[\w.-]+:\d+)*$/, { error: 'must be a list host:port,host:port' })
      .optional(),
  })
  .refine(({ S3_ENDPOINT, S3_BUCKET }) => (S3_ENDPOINT === undefined) === (S3_BUCKET === undefined), {
    path: ['S3_BUCKET'],
    error: 'must be given together with S3_ENDPOINT',
  })

/** The settings the server runs with. */
export type Config = {
  /** TCP port; 0 takes any free one. */
  port: number
  /** Address to listen on; every address of the machine when not set. */
  host: string | undefined
  /** Folder of the database and of media files. */
  dataDir: string
  /** PostgreSQL instead of SQLite. */
  databaseUrl: string | undefined
  /** The origin people see, without a trailing slash. */
  publicUrl: string | undefined
  /**
   * How many proxies stand before the server, whose `X-Forwarded-For` says who asks; `on` is one. Off (0): forwarded headers are ignored.
   * Counted from the near end of the header, because its far end is whatever the client wrote.
   */
  trustedProxies: number
  signupLimitPerHour: number
  signinLimitPerQuarter: number
  logLevel: string
  /** Settings that are read and checked, for parts that are not served yet. */
  unused: string[]
}

const shown = (value: string | undefined) =>
  value === undefined ? '' : `; it is ${JSON.stringify(value.slice(0, 80))}`

/** Names whose value must never be printed. */
const secret = /KEY|SECRET|DATABASE_URL|SMTP_URL/

/**
 * Reads the settings.
 * @param environment usually `process.env`; an empty value counts as not set
 * @throws StartError with one sentence that names the setting
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { success, data, error } = Environment.safeParse(given)
  if (!success) {
    const issue = error.issues[0]
    const name = String(issue?.path[0] ?? 'A setting')
    throw new StartError(`${name} ${issue?.message ?? 'is wrong'}${secret.test(name) ? '' : shown(given[name])}.`)
  }
  const later = ['S3_ENDPOINT', 'SMTP_URL', 'OPENAI_API_KEY', 'PERPLEXITY_API_KEY', 'PREVIEW_ALLOW_HOSTS'] as const
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    publicUrl: data.PUBLIC_URL === undefined ? undefined : new URL(data.PUBLIC_URL).origin,
    trustedProxies: Number(data.TRUST_PROXY),
    signupLimitPerHour: data.SIGNUP_LIMIT_PER_HOUR,
    signinLimitPerQuarter: data.SIGNIN_LIMIT_PER_QUARTER,
    logLevel: data.LOG_LEVEL,
    unused: later.filter((name) => data[name] !== undefined),
  }
}
