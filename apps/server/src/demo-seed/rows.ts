import type { Tables } from '@skein/domain/database/schema'
import type { Insertable } from 'kysely'

/** Rows ready to insert, table by table in an order that foreign keys allow. */
export type Rows = { [Table in keyof Tables]?: Insertable<Tables[Table]>[] }
