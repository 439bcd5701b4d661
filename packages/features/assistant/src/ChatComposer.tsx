import { type KeyboardEvent, type RefObject } from 'react'
import { limits } from '@skein/contract/limits'
import { countGraphemes, isBlank } from '@skein/contract/text'
import { useDraft } from '@skein/data'
import { Button, IconButton, SendIcon, SquareIcon, Textarea } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { WritingDots } from './breathing.tsx'

/** Enter sends, Shift+Enter breaks the line; while an input method composes, Enter is its own (keyCode 229 in Safari). */
const sends = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== 229

type ChatComposerProps = {
  field: RefObject<HTMLTextAreaElement | null>
  /** A sheet, which has the last word about the focus, gives it to the field. */
  hasFocusOnOpen: boolean
  isWriting: boolean
  /** An answer came to a question of now: said once, for who does not see it. */
  hasAnswered: boolean
  onSend: (text: string) => void
  onStop: () => void
}

/** Where a question is written (specification §5: not blank, Enter without Shift sends). What is typed survives a reload. */
export function ChatComposer({ field, hasFocusOnOpen, isWriting, hasAnswered, onSend, onStop }: ChatComposerProps) {
  const m = useMessages('assistant')
  const { draft, setDraft, clear } = useDraft('assistant')
  const isTooLong = draft.length > limits.message.max && countGraphemes(draft) > limits.message.max
  const canSend = !isBlank(draft) && !isTooLong && !isWriting
  const submit = () => {
    if (!canSend) return
    onSend(draft.trim())
    clear()
    field.current?.focus()
  }
  return (
    <form
      className="shrink-0 px-12 pb-[calc(0.75rem+env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {/* It stands there before it says something: a region that comes together with its text is silent in some readers. */}
      <output className="flex min-h-26 items-center gap-8 px-4 text-caption text-text-muted">
        {isWriting && (
          <>
            <WritingDots by="ai" />
            {m.writing()}
          </>
        )}
        {hasAnswered && <span className="sr-only">{m.answered()}</span>}
      </output>
      <div className="flex min-h-48 items-end gap-8 rounded-sheet border border-border-control bg-surface p-4 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus max-rail:min-h-56 max-rail:p-6">
        <Textarea
          ref={field}
          autosize
          rows={1}
          maxRows={5}
          name="question"
          value={draft}
          aria-label={m.placeholder()}
          placeholder={m.placeholder()}
          aria-invalid={isTooLong || undefined}
          enterKeyHint="send"
          data-autofocus={hasFocusOnOpen || undefined}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event) => {
            if (!sends(event)) return
            event.preventDefault()
            submit()
          }}
          className="min-w-0 flex-1 border-transparent bg-transparent shadow-none outline-none"
        />
        {isWriting ? (
          <Button
            tone="ai"
            onClick={() => {
              onStop()
              field.current?.focus()
            }}
            iconStart={<SquareIcon size={14} className="fill-current" />}
            className="min-h-40 rounded-card bg-ai-soft px-13 text-ai-text hover:bg-ai-soft hover:underline max-rail:min-h-44"
          >
            {m.stop()}
          </Button>
        ) : (
          <IconButton
            type="submit"
            variant="primary"
            tone="ai"
            label={m.send()}
            icon={<SendIcon size={20} className="rtl:-scale-x-100" />}
            tooltip={false}
            disabled={!canSend}
            className="size-40 rounded-card max-rail:size-44"
          />
        )}
      </div>
      {isTooLong && (
        <p role="alert" className="px-8 pt-4 text-caption text-danger">
          {m.tooLong({ max: limits.message.max })}
        </p>
      )}
      <p className="pt-8 text-center text-meta leading-16 text-text-faint">{m.note()}</p>
    </form>
  )
}
