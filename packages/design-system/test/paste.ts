/**
 * Pastes into an element, as the browser tells of it.
 * @returns whether the page took it and the browser does nothing by itself
 */
export function paste(element: Element, data: DataTransfer): boolean {
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
  // Put in afterwards: Firefox empties what is handed to the event's constructor.
  Object.defineProperty(event, 'clipboardData', { value: data })
  return !element.dispatchEvent(event)
}
