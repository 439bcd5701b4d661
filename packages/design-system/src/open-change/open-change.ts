import { askChange, type ChangeDetails } from '../controlled/change-details.ts'

/**
 * Why something opened or wants to close.
 *
 * - `trigger`: its trigger was pressed
 * - `close`: its Close was pressed
 * - `escape`: the Escape key
 * - `outside`: a press beside it
 * - `focus-out`: focus moved to something else
 * - `drag`: it was pulled away
 * - `choice`: something in it was chosen
 * - `hover`, `focus`, `long-press`: what shows a tooltip; `hover` and `focus-out` when that ends
 * - `anchor-gone`: what it stands beside left the document, or went out of sight
 * - `other`: none of these, or it cannot be told
 */
export type OpenChangeReason =
  | 'trigger'
  | 'close'
  | 'escape'
  | 'outside'
  | 'focus-out'
  | 'drag'
  | 'choice'
  | 'hover'
  | 'focus'
  | 'long-press'
  | 'anchor-gone'
  | 'other'

/** What `onOpenChange` is told beside the new state. */
export type OpenChangeDetails = ChangeDetails<OpenChangeReason>

/** A callback that needs only the state takes only the state: `(open) => …` is one. */
export type OnOpenChange = (open: boolean, details: OpenChangeDetails) => void

/** Asks for another state. Answers whether it was not cancelled. */
export type SetOpen = (open: boolean, reason: OpenChangeReason, event?: Event) => boolean

/** Tells `onOpenChange` of a wish; answers whether it was not cancelled. */
export function askOpenChange(
  onOpenChange: OnOpenChange | undefined,
  open: boolean,
  reason: OpenChangeReason,
  event: Event | undefined,
): boolean {
  return askChange<OpenChangeReason>(onOpenChange && ((details) => onOpenChange(open, details)), reason, event)
}
