import { useState } from 'react'
import { peekPost } from '@skein/data'
import { useSameList } from '@skein/feature-feed'
import { useQueryClient } from '@tanstack/react-query'
import { keptRows } from './kept-rows.ts'

/**
 * The rows of a list of bookmarks with those whose bookmark was taken back here; a deleted or hidden post leaves at once.
 * @param filterKey another filter is another list
 */
export function useKeptRows(ids: readonly string[], filterKey: string): readonly string[] {
  const client = useQueryClient()
  const now = useSameList(ids)
  const [shown, show] = useState({ now, rows: now, filterKey })
  if (shown.now === now && shown.filterKey === filterKey) return shown.rows
  const rows =
    shown.filterKey === filterKey
      ? keptRows(shown.rows, now, (id) => peekPost(client, id)?.viewer.bookmarked === false)
      : now
  show({ now, rows, filterKey })
  return rows
}
