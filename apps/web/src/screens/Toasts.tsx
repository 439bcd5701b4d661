import { Toaster } from '@skein/design-system'
import { useFlash } from '@skein/feature-shell'

/** Where toasts appear, and the one that a log-out leaves for after its reload. `isFlashLeft`: whether it did, for this page. */
export function Toasts({ isFlashLeft }: { isFlashLeft: boolean }) {
  useFlash(isFlashLeft)
  return <Toaster />
}
