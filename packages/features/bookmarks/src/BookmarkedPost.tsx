import { useEffect, useRef, type HTMLAttributes } from 'react'
import { useBookmark } from '@skein/data'
import { toast } from '@skein/design-system'
import { PostCard } from '@skein/feature-post'
import { useMessages } from '@skein/i18n'

/** A post in the list of bookmarks. Taking its bookmark back offers to undo that; the row stays where it is meanwhile. */
export function BookmarkedPost({ id, articleProps }: { id: string; articleProps: HTMLAttributes<HTMLElement> }) {
  const m = useMessages('bookmarks')
  const { bookmarked, toggle } = useBookmark(id, {
    onError: () => toast({ title: m.failedToChange(), tone: 'danger' }),
  })
  const undo = useRef(toggle)
  useEffect(() => {
    undo.current = toggle
  })
  const was = useRef(bookmarked)
  useEffect(() => {
    if (was.current && !bookmarked) {
      toast({ title: m.removed(), action: { label: m.undo(), onClick: () => undo.current() } })
    }
    was.current = bookmarked
  }, [bookmarked, m])
  return <PostCard id={id} articleProps={articleProps} />
}
