import type { Post } from '@skein/contract'
import { useViewer } from '@skein/data'
import { Button, EmptyState } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

type NoRepliesProps = {
  /** What nobody has replied to; nothing where it is not shown any more. */
  post: Post | undefined
  headingLevel: 2 | 3
  /** Leads to the box. */
  onWrite: () => void
}

/**
 * A post without replies, and the way to the first one. Nothing is offered to whom it leads nowhere: a visitor has the way in right above
 * it, and who may not reply reads there who may.
 */
export function NoReplies({ post, headingLevel, onWrite }: NoRepliesProps) {
  const m = useMessages('thread')
  const viewer = useViewer()
  const canWrite = viewer !== null && post !== undefined && post.viewer.cannotReply !== true
  return (
    <EmptyState
      mark="message"
      headingLevel={headingLevel}
      title={m.noReplies()}
      description={m.noRepliesText()}
      action={
        canWrite && (
          <Button variant="quiet" onClick={onWrite}>
            {m.writeReply()}
          </Button>
        )
      }
    />
  )
}
