import type { Dispatch } from 'react'
import { ComposerWords } from '../dialog/ComposerWords.tsx'
import { PreviewPart } from '../dialog/PreviewPart.tsx'
import { useLinkPreview } from '../dialog/use-link-preview.ts'
import { isLocked, type ComposerState } from '../machine/composer.ts'
import type { ComposerEvent } from '../machine/events.ts'

/** Colours and completion for the short box: what is loaded once somebody writes. */
export { default as BoxTextExtras } from '../text/TextExtras.tsx'

type BoxPreviewProps = { state: ComposerState; dispatch: Dispatch<ComposerEvent> }

/** The preview of the first address under the short box. */
export function BoxPreview({ state, dispatch }: BoxPreviewProps) {
  const { text, preview } = state.post
  useLinkPreview(text, preview, dispatch)
  return (
    <ComposerWords>
      <PreviewPart
        preview={preview}
        onClose={isLocked(state) ? undefined : () => dispatch({ type: 'preview-dismissed' })}
      />
    </ComposerWords>
  )
}
