import type { ReactNode } from 'react'
import { CheckIcon, IconButton, XIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import type { ComposerState } from '../machine/composer.ts'
import type { Subject } from '../machine/subject.ts'
import { PostButton } from './PostButton.tsx'

type ComposerHeadProps = {
  subject: Subject
  state: ComposerState
  isSaved: boolean
  isPhone: boolean
  onClose: () => void
  /** Leads to what is kept. */
  drafts: ReactNode
}

/** The title of the dialog for each subject. */
export function useComposerTitle({ kind }: Subject): string {
  const m = useMessages('compose')
  return { post: m.newPost(), reply: m.newReply(), quote: m.newQuote(), edit: m.editPost() }[kind]
}

/** Close, what it is, whether the draft is kept; on a phone Post as well, where the keyboard never covers it. */
export function ComposerHead({ subject, state, isSaved, isPhone, onClose, drafts }: ComposerHeadProps) {
  const m = useMessages('compose')
  const title = useComposerTitle(subject)
  return (
    <header className="flex min-h-52 items-center gap-8 border-b border-border ps-8 pe-16">
      <IconButton label={m.close()} icon={<XIcon />} onClick={onClose} />
      <span aria-hidden className="min-w-0 flex-1 truncate text-lead font-bold">
        {title}
      </span>
      {isSaved && (
        <output className="flex items-center gap-6 text-caption whitespace-nowrap text-text-muted">
          <CheckIcon size={16} />
          <span className="max-rail:sr-only">{m.draftSaved()}</span>
        </output>
      )}
      {drafts}
      {isPhone && <PostButton state={state} subject={subject} />}
    </header>
  )
}
