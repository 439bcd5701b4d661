import { IconButton, PlusIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import type { Dispatch, ReactNode } from 'react'
import { isLocked, type ComposerState } from '../machine/composer.ts'
import type { ComposerEvent } from '../machine/events.ts'
import type { Subject } from '../machine/subject.ts'
import { canExtend } from '../machine/thread.ts'
import { ReplyRuleTool } from '../tools/ReplyRuleTool.tsx'

type ThreadRowProps = {
  state: ComposerState
  subject: Subject
  dispatch: Dispatch<ComposerEvent>
  /** Leads to when it is published. */
  schedule: ReactNode
  /** One more follows: its field takes the focus. */
  onAdded: (id: string) => void
}

/** Over the tools, what is said of the thread and not of one post: who may reply, where this begins it, when it is published, and one more post. */
export function ThreadRow({ state, subject, dispatch, schedule, onAdded }: ThreadRowProps) {
  const m = useMessages('compose')
  const { post } = state
  if (subject.kind === 'edit') return null
  const begins = subject.kind !== 'reply' && post.after === null
  return (
    <div className="flex items-center gap-8 border-t border-border px-4 py-2 rail:ps-8 rail:pe-16">
      {begins && (
        <div className="min-w-0">
          <ReplyRuleTool
            rule={post.replyRule}
            isDisabled={isLocked(state)}
            onChoose={(rule) => dispatch({ type: 'rule-chosen', rule })}
          />
        </div>
      )}
      <div className="ms-auto flex flex-none items-center gap-2">
        {schedule}
        <IconButton
          label={m.addToThread()}
          icon={<PlusIcon />}
          className="text-accent-text disabled:text-text-faint"
          disabled={isLocked(state) || !canExtend(post)}
          onClick={() => {
            const id = crypto.randomUUID()
            dispatch({ type: 'part-added', id })
            onAdded(id)
          }}
        />
      </div>
    </div>
  )
}
