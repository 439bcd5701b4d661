import { Suspense } from 'react'
import { isLanguage, latePart, loadMessages } from '@skein/i18n'
import type { MessageDialogProps } from './MessageDialog.tsx'

const Loaded = latePart(async () => {
  // The language of the page as it is now; a change of it brings along whatever is loaded.
  const { lang } = document.documentElement
  const [{ MessageDialog: Dialog }] = await Promise.all([
    import('./MessageDialog.tsx'),
    loadMessages(isLanguage(lang) ? lang : 'en', ['messages', 'postMore']),
  ])
  return Dialog
})

/** The message dialog with its own texts: whoever opens it does not have to load them before. */
export function MessageDialog(props: MessageDialogProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
