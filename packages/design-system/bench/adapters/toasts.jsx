/** Toasts of each library, one visible at most, as the product shows them. */
import '../../dist/styles.css'
import { toast as skeinToast, Toaster as SkeinToaster } from '../../dist/toast/index.js'
import { useSyncExternalStore } from 'react'
import { toast as sonnerToast, Toaster as SonnerToaster } from 'sonner'

let shown = ''
const listeners = new Set()

/** The floor: one element whose text is replaced. */
function PlainToaster() {
  const text = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
  )
  return <output>{text && <p>{text}</p>}</output>
}

export const toasters = {
  plain: {
    Toaster: PlainToaster,
    fire(text) {
      shown = text
      for (const listener of listeners) listener()
    },
  },
  skein: { Toaster: SkeinToaster, fire: (title) => skeinToast({ title }) },
  sonner: { Toaster: () => <SonnerToaster visibleToasts={1} />, fire: (title) => sonnerToast(title) },
}
