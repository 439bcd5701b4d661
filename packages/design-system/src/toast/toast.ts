import type { ToastHandle, ToastId, ToastOptions } from './toast.store.ts'
import { createToastStore } from './toast.store.ts'

/** The queue that the mounted `Toaster` shows. */
export const toastStore = createToastStore()

/**
 * Tells a person what has just happened, in one line.
 *
 * Works from anywhere and before anything is mounted: the toast is shown as soon as a `Toaster` is.
 *
 * @returns a handle that changes exactly this toast, or takes it away
 * @example
 * toast({ title: 'Post created!' })
 * toast({ title: 'Post deleted', action: { label: 'Undo', onClick: restore } })
 */
export function toast(options: ToastOptions): ToastHandle {
  return toastStore.add(options)
}

/** Takes every toast away, or the one with this id. */
toast.dismiss = (id?: ToastId): void => toastStore.dismiss(id)

/**
 * Shows that something is under way, and then how it ended, in the same toast.
 *
 * The end is told also where the member has dismissed the first toast. Returns the promise itself: what it is rejected with
 * reaches the caller as it would without a toast.
 *
 * @example
 * await toast.promise(save(draft), { loading: 'Saving…', success: 'Saved', error: 'Not saved' })
 */
toast.promise = toastStore.promise
