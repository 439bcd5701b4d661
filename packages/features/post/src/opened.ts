import { useState } from 'react'

/** What a reader has opened in this tab: a feed takes cards out of the document and brings them back, and they must come back open. */
const opened = new Set<string>()

/** Whether something that starts closed is open. @param key unique among all things that open, such as `text:<post id>`. */
export function useOpened(key: string): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [, render] = useState(0)
  return [
    opened.has(key),
    (isOpen) => {
      if (isOpen) opened.add(key)
      else opened.delete(key)
      render((count) => count + 1)
    },
  ]
}

/** Whether it is open at this moment. @param key as `useOpened` has it */
export const isOpened = (key: string): boolean => opened.has(key)
