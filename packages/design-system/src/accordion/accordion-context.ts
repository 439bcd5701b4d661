'use client'
import { createContext, use } from 'react'
import type { HeadingLevel } from '../dialog/DialogTitle.tsx'

export interface AccordionState {
  /** Values of the items that are open. */
  readonly open: readonly string[]
  readonly setOpen: (value: string, open: boolean) => void
  readonly multiple: boolean
  readonly collapsible: boolean
  readonly disabled: boolean
  readonly headingLevel: HeadingLevel
}

export const AccordionContext = createContext<AccordionState | undefined>(undefined)

/** @throws when a part of an accordion stands outside of `Accordion.Root` */
export function useAccordion(): AccordionState {
  const state = use(AccordionContext)
  if (!state) throw new Error('The parts of Accordion have to stand inside Accordion.Root.')
  return state
}

export interface ItemState {
  readonly value: string
  /** What the ids of its trigger and its panel begin with. */
  readonly id: string
  readonly open: boolean
  readonly disabled: boolean
}

export const ItemContext = createContext<ItemState | undefined>(undefined)

/** @throws when a trigger or a panel stands outside of `Accordion.Item` */
export function useItem(): ItemState {
  const item = use(ItemContext)
  if (!item) throw new Error('Accordion.Trigger and Accordion.Panel have to stand inside Accordion.Item.')
  return item
}
