/**
 * Whether focus went from inside of the element that listens to something outside of it. A blur that names no successor says nothing:
 * some browsers name none while a label, a radio button or a button is pressed with the mouse, or when the reader turns to another
 * window or to a screen reader's own cursor.
 */
export function focusLeft(event: {
  readonly currentTarget: Element
  readonly relatedTarget: EventTarget | null
}): boolean {
  return event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)
}
