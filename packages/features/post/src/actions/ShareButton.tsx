import type { Post } from '@skein/contract'
import { Pressable, ShareIcon, Tooltip } from '@skein/design-system'
import { useLanguage, useMessages } from '@skein/i18n'
import { actionButton, actionPill, type ActionSize } from './action-styles.ts'
import { sharePost } from './share.ts'

/** 'Share': the platform's share sheet, else the link is copied. */
export function ShareButton({ post, size }: { post: Post; size: ActionSize }) {
  const m = useMessages('post')
  const language = useLanguage()
  return (
    <span className={actionPill({ look: 'plain' })}>
      <Tooltip label={m.share()}>
        <Pressable onClick={() => void sharePost(post.id, post.author.name, language)} className={actionButton}>
          <ShareIcon size={size} />
        </Pressable>
      </Tooltip>
    </span>
  )
}
