import { useCallback, type FormEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { Textarea } from '@skein/design-system'
import { loadMessages, useLanguage } from '@skein/i18n'
import { fieldOverCopy, fieldText } from '../text/field-classes.ts'
import type { useBox } from './use-box.tsx'
import { useLate } from './use-late.ts'
import { heardByTheField, useTypedText } from './use-typed-text.ts'

type ComposerBoxProps = {
  box: ReturnType<typeof useBox>
  field: RefObject<HTMLTextAreaElement | null>
  /** The name of the field, and what stands in it while it is empty. */
  label: string
  /** The size of the letters. */
  textClass: string
  /** Where the field and what stands under and beside it come. */
  children: (parts: { text: ReactNode; preview: ReactNode }) => ReactNode
}

/**
 * The form of the short box. Control+Enter (⌘+Enter) posts, Enter alone makes a new line; keys that belong to an input method are left to
 * it. Colours, completion and the link preview come once somebody writes.
 */
export function ComposerBox({ box, field, label, textClass, children }: ComposerBoxProps) {
  const language = useLanguage()
  const { state } = box
  useTypedText(field, state.text, box.type)
  const isPosting = state.status === 'posting'
  const load = useCallback(async () => {
    const [extras] = await Promise.all([import('./BoxExtras.tsx'), loadMessages(language, ['compose'])])
    return extras
  }, [language])
  const [extras, wantExtras] = useLate(load)

  const postByKey = (event: KeyboardEvent) => {
    // A key that only ends a composition belongs to the input method; Safari marks it by its code alone.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    box.post()
  }
  return (
    // It only hears that somebody comes to write.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        box.post()
      }}
      onFocus={() => {
        wantExtras()
        box.prepare()
      }}
    >
      {children({
        text: (
          <div className="relative isolate min-w-0">
            {extras && (
              <extras.BoxTextExtras field={field} text={state.text} onChange={box.type} className={textClass} />
            )}
            <Textarea
              ref={field}
              value={state.text}
              onChange={heardByTheField}
              onKeyDown={postByKey}
              readOnly={isPosting}
              aria-label={label}
              aria-invalid={state.status === 'over' || undefined}
              placeholder={label}
              autosize
              rows={1}
              maxRows={14}
              className={`block min-h-40 w-full rounded-none border-0 bg-transparent shadow-none caret-accent outline-none [scrollbar-width:none] placeholder:text-text-muted pointer-coarse:min-h-44 ${textClass} ${fieldText} ${fieldOverCopy}`}
            />
          </div>
        ),
        preview: extras && state.text !== '' && (
          <extras.BoxPreview text={state.text} preview={box.preview} isLocked={isPosting} onPreview={box.setPreview} />
        ),
      })}
    </form>
  )
}
