export { toast, toastStore } from './toast.ts'
export { toastKeys } from './Toast.keys.ts'
export {
  createToastStore,
  type ToastAction,
  type ToastEntry,
  type ToastHandle,
  type ToastOptions,
  type ToastStore,
} from './toast.store.ts'
export { Toaster, type ToasterProps } from './Toaster.tsx'
