import type { Insertable } from 'kysely'
import type { Tables } from '../database/schema.ts'

/** Rows ready to insert, table by table in an order that foreign keys allow. */
export type Rows = { [Table in keyof Tables]?: Insertable<Tables[Table]>[] }
