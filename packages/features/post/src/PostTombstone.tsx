import { useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'

const stone = cva('rounded-card bg-sunken px-12 py-10 text-control text-text-muted', {
  variants: {
    placement: {
      feed: 'mx-16 my-12',
      thread: 'my-4',
      quote: 'mt-12 rounded-sheet border border-border bg-transparent',
    },
  },
})

type PostTombstoneProps = {
  /** Deleted by its author, or not visible to the viewer. */
  kind: 'deleted' | 'unavailable'
  /** In a list of its own, among the replies of a thread, or where a quoted post would be. */
  placement?: 'feed' | 'thread' | 'quote'
}

/** What stands where a post was. Who wrote it is not said. */
export function PostTombstone({ kind, placement = 'feed' }: PostTombstoneProps) {
  const m = useMessages('post')
  return <p className={stone({ placement })}>{kind === 'deleted' ? m.deleted() : m.unavailable()}</p>
}
