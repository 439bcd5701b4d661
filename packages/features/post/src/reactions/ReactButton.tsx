import { useState } from 'react'
import { Popover, SmilePlusIcon, Tooltip } from '@skein/design-system'
import { useMemberGate } from '@skein/feature-person'
import { useMessages } from '@skein/i18n'
import { actionButton, actionPill } from '../actions/action-styles.ts'
import type { ActionSize } from '../actions/action-styles.ts'
import { PostWords } from '../PostWords.tsx'
import { useOnDemand } from '../use-on-demand.ts'
import { usePostReaction } from './use-post-reaction.ts'

const loadPopover = () => import('./ReactionPopover.tsx')

/** 'React': opens the ten reactions. The viewer's own is marked there and among the chips. */
export function ReactButton({ id, size }: { id: string; size: ActionSize }) {
  const m = useMessages('post')
  const { reaction, react } = usePostReaction(id)
  const mayAct = useMemberGate()
  const { code, warm, fetch, isLoading } = useOnDemand(loadPopover)
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    if (await fetch()) setOpen(true)
  }
  return (
    <span className={actionPill({ look: 'plain', isActive: isOpen || isLoading })}>
      <PostWords>
        <Popover.Root
          open={isOpen}
          onOpenChange={(wanted) => {
            if (!wanted) setOpen(false)
            else if (mayAct('react')) void open()
          }}
        >
          <Tooltip label={m.react()}>
            <Popover.Trigger
              className={actionButton}
              aria-busy={isLoading || undefined}
              onPointerEnter={warm}
              onFocus={warm}
            >
              <SmilePlusIcon size={size} />
            </Popover.Trigger>
          </Tooltip>
          {isOpen && code && (
            <code.ReactionPopover reaction={reaction} onReact={react} onClose={() => setOpen(false)} />
          )}
        </Popover.Root>
      </PostWords>
    </span>
  )
}
