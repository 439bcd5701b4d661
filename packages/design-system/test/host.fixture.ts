/** A place in the document and a root of React in it, new for every test of a file. */
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach } from 'vitest'

export let host: HTMLElement
export let root: Root

/** Called in that file: files share what they import, and would share its hooks. */
export function setUpHost(): void {
  beforeEach(() => {
    host = document.createElement('div')
    document.body.append(host)
    root = createRoot(host)
  })
  afterEach(() => {
    flushSync(() => root.unmount())
    host.remove()
  })
}
