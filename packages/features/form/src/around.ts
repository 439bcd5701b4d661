import type { ReactNode } from 'react'

/** What a field of a form says beside its control. */
export type Around = {
  label: ReactNode
  /** Said under the control; an error takes its place. */
  description?: ReactNode
  error?: ReactNode
  /** Stands at the end of the label's line. */
  labelEnd?: ReactNode
  /** Of the whole field: its place in the form. */
  fieldClass?: string
}
