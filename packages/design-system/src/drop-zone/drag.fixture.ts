/** A drag as a browser tells of it, for tests and stories: events of an element with files, or a text, in hand. */
export const dragged = (...files: readonly File[]): DataTransfer => {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}

/** @returns whether somebody has taken the event: the browser would do its own otherwise */
export function drag(
  element: Element,
  type: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
  dataTransfer: DataTransfer,
  relatedTarget: Element | null = null,
): boolean {
  const event = new DragEvent(type, { dataTransfer, relatedTarget, bubbles: true, cancelable: true })
  element.dispatchEvent(event)
  return event.defaultPrevented
}
