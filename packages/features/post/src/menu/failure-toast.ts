import { serverMessageOf } from '@skein/data'
import { toast } from '@skein/design-system'

/** Says that something failed, and why where the server said so. @param otherwise what to say where it did not. */
export function failureToast(title: string, error: unknown, otherwise: string): void {
  toast({ title, description: serverMessageOf(error) ?? otherwise, tone: 'danger' })
}
