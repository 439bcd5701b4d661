import { useEffect, useReducer } from 'react'
import { ComposerWords } from '../dialog/ComposerWords.tsx'
import { PreviewPart } from '../dialog/PreviewPart.tsx'
import { useLinkPreview } from '../dialog/use-link-preview.ts'
import { startComposer, stepComposer } from '../machine/composer.ts'
import { emptyComposition, type PreviewPart as Preview } from '../machine/composition.ts'
import TextExtras, { type TextExtrasProps } from '../text/TextExtras.tsx'

type BoxPreviewProps = { text: string; preview: Preview; isLocked: boolean; onPreview: (preview: Preview) => void }

/** Colours and completion for the short box: what is loaded once somebody writes. */
export const BoxTextExtras = (props: TextExtrasProps) => <TextExtras {...props} />

/** The preview of the first address under the short box, by the rules of the dialog. */
export function BoxPreview({ text, preview, isLocked, onPreview }: BoxPreviewProps) {
  const [state, dispatch] = useReducer(stepComposer, { ...emptyComposition, text, preview }, startComposer)
  useEffect(() => dispatch({ type: 'typed', text }), [text])
  useLinkPreview(text, state.post.preview, dispatch)
  const found = state.post.preview
  useEffect(() => onPreview(found), [found, onPreview])
  return (
    <ComposerWords>
      <PreviewPart preview={found} onDismiss={isLocked ? undefined : () => dispatch({ type: 'preview-dismissed' })} />
    </ComposerWords>
  )
}
