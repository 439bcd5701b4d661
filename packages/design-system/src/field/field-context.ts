'use client'
import { createContext, use } from 'react'

export type FieldControl = {
  readonly id: string
  /** Id of the label itself: `for` names only native controls, a group of them is named by this. */
  readonly labelId: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly required: boolean
}

export const FieldContext = createContext<FieldControl | undefined>(undefined)

type ControlProps = {
  id?: string | undefined
  'aria-label'?: string | undefined
  'aria-labelledby'?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
  'aria-required'?: boolean | 'true' | 'false' | undefined
}

/**
 * What a control inside a `Field` takes from it: its id, what describes it, and whether it is in error. The control's
 * own props win; its own descriptions stay beside the field's. Outside a field they pass unchanged.
 */
export function useFieldControl(own: ControlProps): ControlProps {
  const field = use(FieldContext)
  if (!field) return own
  return {
    id: own.id ?? field.id,
    'aria-describedby': [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
    'aria-required': own['aria-required'] ?? (field.required || undefined),
  }
}

/** The same for a group of controls, such as radios, which no `for` can name: it is `aria-labelledby` the field's label. */
export function useFieldGroup(own: ControlProps): ControlProps {
  const field = use(FieldContext)
  const control = useFieldControl(own)
  if (!field) return own
  const named = own['aria-label'] ?? own['aria-labelledby']
  return { ...control, 'aria-labelledby': named === undefined ? field.labelId : own['aria-labelledby'] }
}
