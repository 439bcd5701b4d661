import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the code of the page is here: not while it is drawn on the server, nor while the browser takes that over. */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
