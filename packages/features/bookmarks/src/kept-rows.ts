/**
 * A row whose bookmark was taken back stays where it is until one leaves (look/notes-C), so that the finger's next press hits what it
 * was meant for, and an undo puts nothing out of order.
 * @param before the rows as shown until now
 * @param now the rows as the list has them
 * @param isKept whether a row that left the list is still to be shown
 */
export function keptRows(
  before: readonly string[],
  now: readonly string[],
  isKept: (id: string) => boolean,
): readonly string[] {
  const current = new Set(now)
  const known = new Set(before)
  const firstKnown = now.findIndex((id) => known.has(id))
  if (firstKnown === -1) return now.length > 0 ? now : before.filter(isKept)
  return [
    ...now.slice(0, firstKnown),
    ...before.filter((id) => current.has(id) || isKept(id)),
    ...now.slice(firstKnown).filter((id) => !known.has(id)),
  ]
}
