/**
 * Reads what a column holds with suspicion: a row may be damaged, or have come in by another way than a call. What cannot be read is left
 * out, so that one row costs nobody a page.
 */
import type * as z from 'zod/mini'
import type { Log } from '../ports.ts'
import { timeIn } from './ids.ts'

/** What a column of JSON holds, as the schema says; nothing where it cannot be read. */
export function storedJson<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  return schema.safeParse(value).data
}

/** The latest moment that a date can hold (ECMA-262 §21.4.1.1). */
const lastMoment = 8.64e15

/** A time as ISO 8601; nothing where it is none. */
export const storedMoment = (time: number): string | undefined =>
  Math.abs(time) <= lastMoment ? new Date(time).toISOString() : undefined

/** When the row with this id was made; the id says it too. */
export const madeAt = (id: string, time: number): string => storedMoment(time) ?? new Date(timeIn(id)).toISOString()

/** Is told that a part of a row cannot be read. */
export type Unreadable = (id: string, part: string) => void

/** Parts remembered, so that a row that is read often does not fill the log. */
const maxTold = 1000

/** Makes a way to tell the log, once for each part. Nothing of what the row holds is told. */
export function tellUnreadable(log: Pick<Log, 'warn'>): Unreadable {
  const told = new Set<string>()
  return (id, part) => {
    const key = `${id} ${part}`
    if (told.has(key)) return
    if (told.size >= maxTold) told.clear()
    told.add(key)
    log.warn({ id, part }, 'a part of a row cannot be read and is left out')
  }
}
