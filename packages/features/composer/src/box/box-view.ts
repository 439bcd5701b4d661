/** What the short box and its engine say to each other. */
import type { Dispatch, RefObject } from 'react'
import type { Wish } from '../dialog/use-first-wish.ts'
import type { PreviewPart } from '../machine/composition.ts'
import type { Subject } from '../machine/subject.ts'
import type { BoxEvent, BoxState } from './box-text.ts'

/** Where the focus goes back to: the field, or what stands in its place while the draft holds more than a text. */
export type BoxPlaces = {
  field: RefObject<HTMLTextAreaElement | null>
  continueButton: RefObject<HTMLButtonElement | null>
}

/** What the box shows beside its text. */
export type BoxView = {
  preview: PreviewPart
  /** The draft in storage holds more than the box shows: it is written on in the dialog. */
  hasParts: boolean
  /** What stands in it is a draft that came back. */
  isRestored: boolean
  /** The dialog is on its way. */
  isOpening: boolean
}

export const boxAtRest: BoxView = {
  preview: { status: 'none', dismissed: [] },
  hasParts: false,
  isRestored: false,
  isOpening: false,
}

/** What the engine does for the box. */
export type BoxEngine = {
  post: () => void
  /** The text has been changed by the member: it is kept. */
  typed: (text: string) => void
  discard: () => void
  /** Opens the dialog for what was pressed, with what stands in the box once it is here. Files may follow while it is on its way. */
  open: (wish: Wish) => void
  /** Somebody comes near: fetches the dialog ahead of time. */
  prepare: () => void
}

export type BoxEngineProps = {
  subject: Subject
  state: BoxState
  dispatch: Dispatch<BoxEvent>
  view: BoxView
  show: (change: Partial<BoxView>) => void
  places: BoxPlaces
  /** Hands over what it does, anew with every render. */
  onReady: (engine: BoxEngine) => void
  onPosted: (() => void) | undefined
}
