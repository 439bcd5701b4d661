import { randomUUID } from 'node:crypto'
import type { Channel } from '@skein/domain/database/channel'
import type { Log } from '@skein/domain/ports'
import pg from 'pg'

const name = 'skein_events'

/** Between tries to listen again after the connection was lost, in milliseconds. */
const pauseMs = { first: 200, longest: 10_000 }

/** How often the listener sends itself a message, to hear that it hears. */
const usualBeatMs = 30_000

/**
 * LISTEN and NOTIFY of PostgreSQL, on a connection of its own that comes back when it is lost: also where nobody says so, as with a network
 * that swallows everything, or a pooler that takes a LISTEN and forgets it.
 */
export function createPostgresChannel(
  connectionString: string,
  pool: pg.Pool,
  log: Pick<Log, 'warn'>,
  beatMs = usualBeatMs,
): Channel {
  return {
    async send(message) {
      await pool.query('select pg_notify($1, $2)', [name, message])
    },
    async listen(onMessage, onGap) {
      let client: pg.Client | undefined
      let timer: NodeJS.Timeout | undefined
      let isOver = false
      const ownBeat = `beat ${randomUUID()}`
      let unheard = 0

      async function connect(): Promise<void> {
        const mine = new pg.Client({
          connectionString,
          connectionTimeoutMillis: 5000,
          keepAlive: true,
          application_name: 'skein events',
        })
        client = mine
        mine.on('notification', ({ payload }) => {
          if (payload === ownBeat) unheard = 0
          else if (payload !== undefined && !payload.startsWith('beat ')) onMessage(payload)
        })
        // Every way to lose a connection ends with 'end', which is where it is made again.
        mine.on('error', (error) => log.warn({ err: error }, 'the connection that hears of events broke'))
        await mine.connect()
        await mine.query(`listen ${name}`)
        unheard = 0
        mine.once('end', () => again(0))
      }
      function again(failures: number): void {
        if (isOver) return
        timer = setTimeout(
          () => {
            connect().then(onGap, () => again(failures + 1))
          },
          Math.min(pauseMs.longest, pauseMs.first * 2 ** failures),
        )
      }

      /** Two that were sent and not heard are one too many: the connection is given up, and made again. */
      async function beat(): Promise<void> {
        if (unheard >= 2) {
          log.warn({}, 'the connection that hears of events is deaf, and is made again')
          unheard = 0
          client?.connection.stream.destroy()
          return
        }
        await pool.query('select pg_notify($1, $2)', [name, ownBeat])
        unheard += 1
      }

      await connect()
      // Where nothing can be sent, whoever sends says so.
      const beats = setInterval(() => void beat().catch(() => {}), beatMs)
      return async () => {
        isOver = true
        clearInterval(beats)
        clearTimeout(timer)
        await client?.end().catch(() => {})
      }
    },
  }
}
