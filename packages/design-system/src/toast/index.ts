export { toast, toastStore } from './toast.ts'
export { toastKeys } from './Toast.keys.ts'
export {
  createToastStore,
  type ToastAction,
  type ToastCloseReason,
  type ToastEntry,
  type ToastHandle,
  type ToastId,
  type ToastOptions,
  type ToastOutcome,
  type ToastPromiseOptions,
  type ToastStore,
  type ToastUpdateOptions,
} from './toast.store.ts'
export { Toaster, type ToasterProps } from './Toaster.tsx'
