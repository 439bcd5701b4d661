import { useEffect } from 'react'
import { onComposeRequest } from '@skein/feature-post'
import { useComposerDialog } from './use-composer-dialog.tsx'

/** Shows the composer whenever somebody asks for it: for a new post, or a card that is quoted, answered or edited. Mounted once. */
export function ComposerHost() {
  const { dialog, open } = useComposerDialog()
  useEffect(() => onComposeRequest((subject) => void open(() => ({ subject, onClose() {} }))), [open])
  return dialog
}
