/** What may be told of an error of the database: what went wrong and where, and nothing that stands in a row or was asked for. */

/** Fields by which PostgreSQL says where, in names of the schema (protocol §53.8). */
const places = ['code', 'table', 'column', 'constraint', 'routine'] as const

/** Whether PostgreSQL or SQLite refused a statement. */
const isDatabaseError = (error: Error): boolean =>
  Reflect.get(error, 'code') === 'ERR_SQLITE_ERROR' || typeof Reflect.get(error, 'severity') === 'string'

/**
 * The message with everything between its first and its last quotation mark left out, as both engines quote what they were given; and the
 * stack without its message.
 * @returns nothing where the error is not the database's
 */
export function toldError(error: Error): { message: string; stack: string | undefined } | undefined {
  if (!isDatabaseError(error)) return undefined
  const { message, stack } = error
  const at = places.flatMap((name) => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' ? [`${name} ${value}`] : []
  })
  const end = stack?.indexOf(message) ?? -1
  return {
    message: `${message.replace(/["'].*["']/s, '…')} (${at.join(', ')})`,
    // A stack whose message is not found in it may hold it in another form.
    stack: end === -1 ? undefined : stack?.slice(end + message.length),
  }
}
