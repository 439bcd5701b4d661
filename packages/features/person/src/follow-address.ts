/**
 * Goes to an address of the product as a press on a link would: the app follows it without loading a page, and where nobody does, the
 * browser loads it.
 */
export function followAddress(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
}
