import type { MouseEvent } from 'react'
import { AiBadge, Button, SparklesIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import type { AltHelp } from '../machine/composition.ts'

type AltSuggestionProps = {
  help: AltHelp
  /** Of the picture, from 1. */
  position: number
  /** Of the line that says that the text is a draft. */
  noteId: string
  isLocked: boolean
  onAsk: () => void
  onCancel: () => void
  onUndo: () => void
  onAccept: () => void
}

/**
 * The line below an alt text: the way to have one suggested, the wait, and the draft to look at. It stands where the upload's line stood,
 * so that nothing moves. Its first button is one and the same all along: whoever pressed it stays on it.
 */
export function AltSuggestion(props: AltSuggestionProps) {
  const { help, position, noteId, isLocked, onAsk, onCancel, onUndo, onAccept } = props
  const m = useMessages('compose')
  const common = useMessages('common')
  const { text, name, onPress } = {
    none: { text: m.altSuggest(), name: m.altSuggestOf({ position }), onPress: onAsk },
    asking: { text: m.cancelUpload(), name: m.altCancelOf({ position }), onPress: onCancel },
    drafted: { text: m.undo(), name: m.altUndoOf({ position }), onPress: onUndo },
    failed: { text: m.retry(), name: m.altRetryOf({ position }), onPress: onAsk },
  }[help.status]
  const isDraft = help.status === 'drafted'
  // The second press of a double click is about what the first one has put there.
  const pressOnce = (event: MouseEvent) => {
    if (event.detail !== 2) onPress()
  }
  return (
    <div className="mt-auto flex flex-wrap items-center gap-x-8 gap-y-4">
      {help.status === 'asking' && <p className="flex-auto text-caption text-ai-text">{m.altSuggesting()}</p>}
      {help.status === 'failed' && (
        <p role="alert" className="min-w-[70%] flex-1 text-caption font-medium text-danger">
          {help.isQuota ? m.quotaReached() : m.altFailed()}
        </p>
      )}
      {isDraft && (
        <p id={noteId} className="flex flex-auto items-center gap-6 text-caption text-text-muted">
          <AiBadge label={common.generatedWithAi()} />
          {m.altSuggestedNote()}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-6">
        <Button
          size="xs"
          variant="quiet"
          iconStart={help.status === 'none' ? <SparklesIcon size={16} className="text-ai-text" /> : undefined}
          aria-label={name}
          disabled={isLocked}
          onClick={pressOnce}
        >
          {text}
        </Button>
        {isDraft && (
          <Button
            size="xs"
            variant="quiet"
            aria-label={m.altAcceptOf({ position })}
            disabled={isLocked}
            onClick={onAccept}
          >
            {m.accept()}
          </Button>
        )}
      </div>
    </div>
  )
}
