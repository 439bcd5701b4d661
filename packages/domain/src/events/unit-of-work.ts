import type { Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/schema.ts'
import type { EventBus, ProductEvent } from './event-bus.ts'

/** A write under way: its transaction, and what others will hear of it once it is committed. */
export type UnitOfWork = { tx: Transaction<Tables>; announce: (event: ProductEvent) => void }

/** Runs a write in one transaction, and publishes what it announced once that is committed. A try that is rolled back says nothing. */
export type Write = <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>

/** Makes the way to write. */
export const createWrite =
  (database: Pick<Database, 'transaction'>, events: Pick<EventBus, 'publish'>): Write =>
  async (work) => {
    let announced: ProductEvent[] = []
    const result = await database.transaction((tx) => {
      announced = []
      return work({ tx, announce: (event) => void announced.push(event) })
    })
    for (const event of announced) events.publish(event)
    return result
  }
