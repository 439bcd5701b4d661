/** A screen in each of its states: how each is reached, and how all are photographed. */
import type { Browser, Page } from 'playwright'
import { keepPicture, viewports } from '../kept-picture.ts'

export type State = {
  /** Comes to the state, with a page that nobody has signed in to. */
  visit: (page: Page) => Promise<void>
  /** The state is one of waiting for an answer. */
  isLoading?: boolean
}

export type States = Record<string, State>

/** So many pages at a time: most of a picture's time is waiting, for a recording, a toast, the fonts. */
const lanes = 3

/** @returns how many pictures were rewritten */
export async function photographStates(
  browser: Browser,
  screen: string,
  states: States,
  baseURL: string,
): Promise<number> {
  const left = viewports.flatMap((viewport) =>
    Object.entries(states).map(([name, state]) => ({ viewport, name, state })),
  )
  let written = 0
  async function work() {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const { viewport, name, state } = next
      const { visit, isLoading = false } = state
      const options = { baseURL, viewport, colorScheme: 'light' } as const
      const how = { quality: 80, isLoading }
      if (await keepPicture(browser, `${screen}/${name}-${viewport.width}`, options, visit, how)) written += 1
    }
  }
  await Promise.all(Array.from({ length: lanes }, work))
  return written
}
