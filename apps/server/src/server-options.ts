import type { RouteName } from '@skein/contract'
import type { AssistanceTimes } from '@skein/domain/assistant/assistance'
import type { Passwords } from '@skein/domain/auth/passwords'
import type { Database } from '@skein/domain/database/database'
import type { EventBus } from '@skein/domain/events/event-bus'
import type { Mail } from '@skein/domain/mail/mail'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { HubTimes } from '@skein/domain/events/event-hub'
import type { LoopDelay } from './http/load-shedding.ts'
import type { GuardedFetch } from './guarded-fetch/guarded-fetch.ts'
import type { Decoders } from './media/decoders.ts'
import type { MediaStore } from './media/media-store.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Traces } from './traces/open-traces.ts'
import type { Draw } from './media/serve-media.ts'
import type { DemoAccount } from './pages/serve-pages.ts'
import type { WebBuild } from './pages/web-build.ts'
import type { DiskSpace } from './uploads/disk-space.ts'

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
  /** How addresses of the web are fetched; guarded, with the settings' hosts, when not given. */
  fetcher?: GuardedFetch
  log?: Logger
  /** The numbers by which the server is watched; kept by nobody when not given. */
  metrics?: Metrics | undefined
  /** What requests did and how long it took; told to nobody when not given. */
  traces?: Traces | undefined
  /** How emails leave; as the settings say when not given. */
  mail?: Mail
  /** The bus, where something outside the server publishes or listens too (jobs). */
  events?: EventBus
  /** How often streams are told of changes (tests). */
  streamTimes?: HubTimes
  /** Event streams at once (tests). */
  maxStreams?: number
  /** How late the event loop is (tests); measured when not given. */
  loopDelay?: LoopDelay
  /** Between an action and what is told of it outside the product, in milliseconds (tests). */
  deliveryDelayMs?: number
  /** How long the assistant may take (tests). */
  assistanceTimes?: AssistanceTimes
  /** How long a search of the web may take, in milliseconds (tests). */
  searchTimeMs?: number
  /** How much room there is for files; as the disk of the settings' folder says when not given. */
  diskSpace?: DiskSpace
  /** Where pictures of strangers are decoded; processes of this server's own when not given. */
  decoders?: Decoders
  /** Milliseconds since 1970. */
  now?: () => number
  draining?: () => boolean
  /** Checks every answer against the contract (tests). */
  checkAnswer?: (name: RouteName, answer: unknown) => void
}
