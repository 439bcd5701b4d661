type Placed = { id: string; reply_to_id?: string | null | undefined; root_id?: string | null | undefined }

/** Rows of posts with the first post of each one's thread, where what they answer is among them. */
export function withRoots<Row extends Placed>(rows: readonly Row[]): Row[] {
  const parents = new Map(rows.map(({ id, reply_to_id: parent }) => [id, parent]))
  const rootOf = (id: string): string => {
    const parent = parents.get(id) ?? null
    return parent === null ? id : rootOf(parent)
  }
  return rows.map((row) => (row.reply_to_id ? { ...row, root_id: rootOf(row.reply_to_id) } : row))
}
