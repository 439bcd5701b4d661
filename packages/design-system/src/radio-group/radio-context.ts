'use client'
import { createContext, use } from 'react'

export type RadioState = {
  readonly name: string
  readonly value: string | undefined
  readonly setValue: (value: string) => void
  readonly disabled: boolean
  readonly required: boolean
  readonly invalid: boolean
}

export const RadioContext = createContext<RadioState | undefined>(undefined)

/** @throws when a radio stands outside of a `RadioGroup` */
export function useRadio(): RadioState {
  const state = use(RadioContext)
  if (!state) throw new Error('Radio has to stand inside RadioGroup.')
  return state
}
