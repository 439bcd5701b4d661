import { useEffect, useId, useRef } from 'react'
import type { Post } from '@skein/contract'
import { useRepost } from '@skein/data'
import { Pressable, RepeatIcon, toast, Tooltip, VisuallyHidden } from '@skein/design-system'
import { useMemberGate } from '@skein/feature-person'
import { useMessages } from '@skein/i18n'
import { useMenu } from '../menu/use-menu.ts'
import { actionButton, actionPill, type ActionSize } from './action-styles.ts'
import { ActionCount } from './ActionCount.tsx'

const loadMenu = () => import('../menu/RepostMenu.tsx')

/** 'Repost': a menu with Repost and Quote (behaviour §2.3). What it did is said once the server has said so. */
export function RepostButton({ post, size }: { post: Post; size: ActionSize }) {
  const m = useMessages('post')
  const asked = useRef<() => void>(undefined)
  const { reposted, reposts, toggle } = useRepost(post.id, {
    onError: () => {
      asked.current = undefined
      toast({ title: m.failedToRepost(), tone: 'danger' })
    },
  })
  const mayAct = useMemberGate()
  const { menu, anchor, trigger } = useMenu(loadMenu, mayAct)
  const countId = useId()
  const described = [reposts > 0 && countId, reposted && `${countId}-own`].filter(Boolean).join(' ')
  const isKnown = post.viewer.reposted
  useEffect(() => {
    if (!isKnown) return
    asked.current?.()
    asked.current = undefined
  }, [isKnown])
  return (
    <span className={actionPill({ look: reposted ? 'repost' : 'plain', isActive: anchor.isOpen })}>
      <Tooltip label={m.repost()}>
        <Pressable {...trigger} aria-describedby={described || undefined} className={actionButton}>
          <RepeatIcon size={size} />
        </Pressable>
      </Tooltip>
      <ActionCount id={countId} count={reposts} label={m.repostCount({ count: reposts })} />
      {reposted && <VisuallyHidden id={`${countId}-own`}>{m.youReposted()}</VisuallyHidden>}
      {menu && (
        <menu.RepostMenu
          anchor={anchor}
          post={post}
          isReposted={reposted}
          onToggle={(onDone) => {
            asked.current = reposted ? undefined : onDone
            toggle()
          }}
        />
      )}
    </span>
  )
}
