import { useCallback, type FormEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { loadMessages, useLanguage } from '@skein/i18n'
import { isLocked } from '../machine/composer.ts'
import { obstaclesOf } from '../machine/composition.ts'
import { PostText } from '../text/PostText.tsx'
import type { useBox } from './use-box.tsx'
import { useLate } from './use-late.ts'

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
  const { text } = state.post
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
            {extras && <extras.BoxTextExtras field={field} text={text} onChange={box.type} className={textClass} />}
            <PostText
              field={field}
              text={text}
              onType={box.type}
              onKeyDown={postByKey}
              readOnly={isLocked(state)}
              aria-label={label}
              aria-invalid={obstaclesOf(state.post).includes('too-long') || undefined}
              placeholder={label}
              rows={1}
              maxRows={14}
              className={`min-h-40 [scrollbar-width:none] pointer-coarse:min-h-44 ${textClass}`}
            />
          </div>
        ),
        preview: extras && text !== '' && <extras.BoxPreview state={state} dispatch={box.dispatch} />,
      })}
    </form>
  )
}
