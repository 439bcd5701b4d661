import type { Channel } from '@skein/domain/database/channel'
import type { Log } from '@skein/domain/ports'
import pg from 'pg'

const name = 'skein_events'

/** Between tries to listen again after the connection was lost, in milliseconds. */
const pauseMs = { first: 200, longest: 10_000 }

/** LISTEN and NOTIFY of PostgreSQL, on a connection of its own that comes back when it is lost. */
export function createPostgresChannel(connectionString: string, pool: pg.Pool, log: Pick<Log, 'warn'>): Channel {
  return {
    async send(message) {
      await pool.query('select pg_notify($1, $2)', [name, message])
    },
    async listen(onMessage, onGap) {
      let client: pg.Client | undefined
      let timer: NodeJS.Timeout | undefined
      let isOver = false

      async function connect(): Promise<void> {
        const mine = new pg.Client({
          connectionString,
          connectionTimeoutMillis: 5000,
          keepAlive: true,
          application_name: 'skein events',
        })
        client = mine
        mine.on('notification', ({ payload }) => {
          if (payload !== undefined) onMessage(payload)
        })
        // Every way to lose a connection ends with 'end', which is where it is made again.
        mine.on('error', (error) => log.warn({ err: error }, 'the connection that hears of events broke'))
        await mine.connect()
        await mine.query(`listen ${name}`)
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

      await connect()
      return async () => {
        isOver = true
        clearTimeout(timer)
        await client?.end().catch(() => {})
      }
    },
  }
}
