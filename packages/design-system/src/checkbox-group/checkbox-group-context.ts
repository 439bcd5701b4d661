'use client'
import { createContext, use } from 'react'
import type { ChangeDetails } from '../controlled/change-details.ts'

/**
 * Why the choice changed.
 *
 * - `item`: a box was pressed
 * - `all`: the box for all of them was
 * - `reset`: the form was put back
 */
export type CheckboxGroupChangeReason = 'item' | 'all' | 'reset'

/** What `onValueChange` is told beside the choice. */
export type CheckboxGroupChangeDetails = ChangeDetails<CheckboxGroupChangeReason>

export interface CheckboxGroupState {
  readonly name: string | undefined
  readonly chosen: readonly string[]
  /** What is chosen after a reset of the form. */
  readonly resetsTo: readonly string[]
  /** Chooses these beside what is chosen, or takes them from it. */
  readonly choose: (values: readonly string[], on: boolean, reason: 'item' | 'all', event: Event) => void
  /** Which of these a press can change. */
  readonly changeable: (values: readonly string[]) => readonly string[]
  readonly disabled: boolean
  readonly invalid: boolean
}

export const CheckboxGroupContext = createContext<CheckboxGroupState | undefined>(undefined)

/** @throws when a part stands outside of `CheckboxGroup.Root` */
export function useCheckboxGroup(part: 'All' | 'Item'): CheckboxGroupState {
  const state = use(CheckboxGroupContext)
  if (!state) throw new Error(`CheckboxGroup.${part} has to stand inside CheckboxGroup.Root.`)
  return state
}
