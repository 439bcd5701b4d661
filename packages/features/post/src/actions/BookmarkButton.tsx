import { useBookmark } from '@skein/data'
import { BookmarkIcon, Pressable, toast, Tooltip } from '@skein/design-system'
import { useMemberGate } from '@skein/feature-person'
import { useMessages } from '@skein/i18n'
import { actionButton, actionPill, type ActionSize } from './action-styles.ts'

/** 'Bookmark' (behaviour §2.9): private, so without a count. */
export function BookmarkButton({ id, size }: { id: string; size: ActionSize }) {
  const m = useMessages('post')
  const { bookmarked, toggle } = useBookmark(id, {
    onError: () => toast({ title: m.failedToBookmark(), description: m.tryAgain(), tone: 'danger' }),
  })
  const mayAct = useMemberGate()
  return (
    <span className={actionPill({ look: bookmarked ? 'saved' : 'plain' })}>
      <Tooltip label={m.bookmark()}>
        <Pressable
          data-post-action="bookmark"
          aria-pressed={bookmarked}
          onClick={() => {
            if (mayAct()) toggle()
          }}
          className={actionButton}
        >
          <BookmarkIcon size={size} filled={bookmarked} />
        </Pressable>
      </Tooltip>
    </span>
  )
}
