/** Pixels of room that a list keeps around its rows. */
const edge = 6

/** Scrolls the list alone, and nothing around it. */
export function reveal(row: Element, list: Element): void {
  const [inner, outer] = [row.getBoundingClientRect(), list.getBoundingClientRect()]
  const above = outer.top + edge - inner.top
  const below = inner.bottom - (outer.bottom - edge)
  if (above > 0) list.scrollTop -= above
  else if (below > 0) list.scrollTop += below
}
