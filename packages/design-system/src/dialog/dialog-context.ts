'use client'

import { createContext, use, type RefObject } from 'react'
import type { SetOpen } from '../open-change/open-change.ts'

export interface DialogState {
  readonly open: boolean
  readonly setOpen: SetOpen
  /** Notes the trigger that opens it, which takes the focus back; nothing once it has gone. */
  readonly setOpener: (trigger: Element | undefined) => void
  /** The trigger that opened it, where one did. */
  readonly opener: RefObject<HTMLElement | undefined>
  /** Id of the element with role=dialog. */
  readonly contentId: string
  /** Takes the id that a consumer gave the content in place of one made up. */
  readonly setContentId: (id: string | undefined) => void
  /** What the ids of title and description begin with. */
  readonly partId: string
  /** Whether a `Description` stands in it. */
  readonly described: boolean
  readonly setDescribed: (described: boolean) => void
}

export const DialogContext = createContext<DialogState | undefined>(undefined)

/** @throws when a part of a dialog stands outside of `Dialog.Root` */
export function useDialog(part: string): DialogState {
  const state = use(DialogContext)
  if (!state) throw new Error(`Dialog.${part} has to stand inside Dialog.Root.`)
  return state
}
