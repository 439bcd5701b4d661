import { Toaster } from '@skein/design-system'
import { useFlash } from '@skein/feature-shell'

/** Where toasts appear, and the one that a log-out leaves for after its reload. */
export function Toasts() {
  useFlash()
  return <Toaster />
}
