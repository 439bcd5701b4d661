import type { ToastHandle, ToastOptions } from './toast.store.ts'
import { createToastStore } from './toast.store.ts'

/** The queue that the mounted `Toaster` shows. */
export const toastStore = createToastStore()

/**
 * Tells a person what has just happened, in one line.
 *
 * Works from anywhere and before anything is mounted: the toast is shown as soon as a `Toaster` is.
 *
 * @returns a handle that takes exactly this toast away
 * @example
 * toast({ title: 'Post created!' })
 * toast({ title: 'Post deleted', action: { label: 'Undo', onClick: restore } })
 */
export function toast(options: ToastOptions): ToastHandle {
  return toastStore.add(options)
}

/** Takes every toast away, or the one with this id. */
toast.dismiss = (id?: number): void => toastStore.dismiss(id)
