/** What the short box and its engine say to each other. */
import type { Dispatch, RefObject } from 'react'
import type { Wish } from '../dialog/use-first-wish.ts'
import type { ComposerState } from '../machine/composer.ts'
import type { ComposerEvent } from '../machine/events.ts'
import type { Subject } from '../machine/subject.ts'

/** Where the focus goes back to: the field, or what stands in its place while the draft holds more than a text. */
export type BoxPlaces = {
  field: RefObject<HTMLTextAreaElement | null>
  continueButton: RefObject<HTMLButtonElement | null>
}

/** What the box shows beside the post. */
export type BoxView = {
  /** What stands in it is a draft that came back. */
  isRestored: boolean
  /** The dialog is on its way. */
  isOpening: boolean
}

/** What the engine does for the box when it is asked. Sending and keeping it does by itself, by the state of the box. */
export type BoxEngine = {
  /** Opens the dialog for what was pressed, with what stands in the box once it is here. Files may follow while it is on its way. */
  open: (wish: Wish) => void
  /** Somebody comes near: fetches the dialog ahead of time. */
  prepare: () => void
}

export type BoxEngineProps = {
  subject: Subject
  state: ComposerState
  dispatch: Dispatch<ComposerEvent>
  show: (change: Partial<BoxView>) => void
  places: BoxPlaces
  /** Hands over what it does, anew with every render. */
  onReady: (engine: BoxEngine) => void
  onPosted: (() => void) | undefined
}
