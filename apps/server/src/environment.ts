/** The settings as the environment gives them: which there are, what each may be, and what it is when nobody says. */
import { registrationModes } from '@skein/contract'
import * as z from 'zod'

const whole = (least: number, most: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${least} to ${most}` })
    .int({ error: `must be a whole number from ${least} to ${most}` })
    .min(least, { error: `must be a whole number from ${least} to ${most}` })
    .max(most, { error: `must be a whole number from ${least} to ${most}` })

const flag = z
  .enum(['1', 'true', 'on', 'yes', '0', 'false', 'off', 'no'], { error: 'must be on or off' })
  .transform((word) => ['1', 'true', 'on', 'yes'].includes(word))

/** Keys of 32 bytes in base64, the one that is in use first. */
const keys = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter((part) => part !== ''))
  .refine((list) => list.length > 0 && list.every((part) => /^[\w+/-]{43}=?$/.test(part)), {
    error: 'must be a key of 32 bytes in base64, or several with a comma between them',
  })
  .transform((list) => list.map((part) => Buffer.from(part, 'base64url')))

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const postgresAddress = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
const text = z.string().min(1)

/** The environment, read and checked; config.ts makes the program's settings of it. */
export const Environment = z
  .object({
    PORT: whole(0, 65_535).default(3000),
    HOST: text.optional(),
    DATA_DIR: text.default('./data'),
    MIGRATE_AT_START: flag.default(true),
    DATABASE_URL: postgresAddress.optional(),
    SECRETS_KEY: keys.optional(),
    VAPID_PRIVATE_KEY: keys.optional(),
    DATABASE_DIRECT_URL: postgresAddress.optional(),
    DATABASE_STANDBY_URL: postgresAddress.optional(),
    DATABASE_POOL_SIZE: whole(2, 1000).default(10),
    DATABASE_POOLER: flag.default(false),
    DATABASE_STATEMENT_SECONDS: whole(1, 3600).default(30),
    PUBLIC_URL: webAddress
      .refine((address) => !URL.canParse(address) || new URL(address).pathname === '/', {
        error: 'must be an origin without a path',
      })
      .optional(),
    DEMO: flag.default(false),
    DEMO_DRAWS_AHEAD: flag.default(true),
    TRUST_PROXY: z
      .union([flag, whole(2, 9)], { error: 'must be on, off, or the number of proxies (2 to 9)' })
      .default(false),
    SIGNUP_LIMIT_PER_HOUR: whole(1, 1_000_000).default(10),
    SIGNIN_LIMIT_PER_QUARTER: whole(1, 1_000_000).default(20),
    READS_PER_SECOND: whole(1, 1_000_000).default(20),
    LATE_AFTER_MS: whole(50, 600_000).default(400),
    S3_ENDPOINT: webAddress.optional(),
    S3_BUCKET: text.optional(),
    S3_REGION: text.optional(),
    S3_ACCESS_KEY_ID: text.optional(),
    S3_SECRET_ACCESS_KEY: text.optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
    MAIL_FROM: text.optional(),
    CONTACT_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
    CONTACT_ADDRESS: text.max(200).optional(),
    OPENAI_API_KEY: text.optional(),
    OPENAI_BASE_URL: webAddress.default('https://api.openai.com/v1'),
    OPENAI_MODEL: text.default('gpt-5.4-mini'),
    OPENAI_IMAGE_MODEL: text.default('gpt-image-1.5'),
    PERPLEXITY_API_KEY: text.optional(),
    PERPLEXITY_BASE_URL: webAddress.default('https://api.perplexity.ai'),
    PERPLEXITY_MODEL: text.default('sonar'),
    ASSISTANT_TEXTS_PER_DAY: whole(0, 1_000_000).default(100),
    ASSISTANT_IMAGES_PER_DAY: whole(0, 1_000_000).default(30),
    ASSISTANT_ALT_TEXTS_PER_DAY: whole(0, 1_000_000).default(100),
    ASSISTANT_CHATS_PER_DAY: whole(0, 1_000_000).default(200),
    ASSISTANT_TRANSLATIONS_PER_DAY: whole(0, 1_000_000).default(200),
    PUSH_SERVICES: z
      .string()
      .regex(/^[\w.-]+(,[\w.-]+)*$/, { error: 'must be a list host,host' })
      .optional(),
    REGISTRATION: z.enum(registrationModes, { error: 'must be open, approval or invitation' }).default('open'),
    BLOCKED_MAIL_DOMAINS: z
      .string()
      .regex(/^[\w.-]+(,[\w.-]+)*$/, { error: 'must be a list domain,domain' })
      .optional(),
    METRICS_PORT: whole(1, 65_535).optional(),
    METRICS_HOST: text.default('127.0.0.1'),
    OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
    OTEL_SERVICE_NAME: text.default('skein'),
    OTEL_TRACES_SAMPLER_ARG: z.coerce
      .number({ error: 'must be a number from 0 to 1' })
      .min(0, { error: 'must be a number from 0 to 1' })
      .max(1, { error: 'must be a number from 0 to 1' })
      .default(1),
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
  .refine(({ DATABASE_POOLER, DATABASE_DIRECT_URL }) => !DATABASE_POOLER || DATABASE_DIRECT_URL !== undefined, {
    path: ['DATABASE_DIRECT_URL'],
    error: 'must be given together with DATABASE_POOLER: events between servers need a connection that stays',
  })
  .refine(
    ({ DATABASE_STANDBY_URL, DATABASE_URL }) => DATABASE_STANDBY_URL === undefined || DATABASE_URL !== undefined,
    {
      path: ['DATABASE_STANDBY_URL'],
      error: 'must be given together with DATABASE_URL, whose standby it is',
    },
  )
  .refine(({ S3_ENDPOINT, S3_BUCKET }) => (S3_ENDPOINT === undefined) === (S3_BUCKET === undefined), {
    path: ['S3_BUCKET'],
    error: 'must be given together with S3_ENDPOINT',
  })
  .refine(
    ({ S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }) =>
      S3_ENDPOINT === undefined || (S3_ACCESS_KEY_ID !== undefined && S3_SECRET_ACCESS_KEY !== undefined),
    { path: ['S3_ACCESS_KEY_ID'], error: 'and S3_SECRET_ACCESS_KEY must be given together with S3_ENDPOINT' },
  )

export type Environment = z.infer<typeof Environment>
