import { useEffect, useMemo, type Dispatch, type RefObject } from 'react'
import { useMessages } from '@skein/i18n'
import { isLocked, type ComposerState } from '../machine/composer.ts'
import { obstaclesOf } from '../machine/composition.ts'
import type { ComposerEvent } from '../machine/events.ts'
import type { Subject } from '../machine/subject.ts'
import { countChanges, diffWords } from '../machine/word-diff.ts'
import { PostText } from '../text/PostText.tsx'
import TextExtras from '../text/TextExtras.tsx'
import { EnhancedText } from './EnhancedText.tsx'

type ComposerTextProps = {
  state: ComposerState
  subject: Subject
  field: RefObject<HTMLTextAreaElement | null>
  dispatch: Dispatch<ComposerEvent>
  say: (text: string) => void
}

/** The text, or, while there is a better wording to look at, what the assistant changed in it. */
export function ComposerText({ state, subject, field, dispatch, say }: ComposerTextProps) {
  const m = useMessages('compose')
  const texts = useMessages('composer')
  const { text, enhancement } = state.post
  const label = {
    post: texts.placeholder(),
    reply: texts.writeReply(),
    quote: m.addComment(),
    edit: m.editText(),
  }[subject.kind]

  const changed = useMemo(
    () => enhancement && countChanges(diffWords(enhancement.before, enhancement.after)),
    [enhancement],
  )
  useEffect(() => {
    if (changed !== null) say(m.changes(changed))
  }, [changed, m, say])

  const backToField = (type: 'enhance-undone' | 'enhance-accepted') => {
    dispatch({ type })
    requestAnimationFrame(() => field.current?.focus())
  }
  if (enhancement !== null) {
    return (
      <EnhancedText
        enhancement={enhancement}
        isLocked={isLocked(state)}
        onUndo={() => backToField('enhance-undone')}
        onAccept={() => backToField('enhance-accepted')}
      />
    )
  }
  return (
    <div className="relative isolate" aria-busy={state.status === 'enhancing' || undefined}>
      <TextExtras
        field={field}
        text={text}
        onChange={(next) => dispatch({ type: 'typed', text: next })}
        className="text-post"
      />
      <PostText
        field={field}
        text={text}
        onType={(next) => dispatch({ type: 'typed', text: next })}
        rows={3}
        data-autofocus
        aria-label={label}
        aria-invalid={obstaclesOf(state.post).includes('too-long') || undefined}
        placeholder={label}
        readOnly={isLocked(state)}
        className="text-post"
      />
      {state.status === 'enhancing' && <output className="block text-caption text-ai-text">{m.enhancing()}</output>}
    </div>
  )
}
