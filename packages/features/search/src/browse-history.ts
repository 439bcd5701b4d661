/**
 * The history of the browse mode (specification §4), as a pure reducer. Opening an address drops what lies ahead and appends; back and
 * forward move along; reload shows the same address anew; reset leaves browsing. Every page that is shown is a visit of its own, and
 * loads until it says that it has.
 */

/** The addresses that were opened, and which of them is shown; -1 where none is: that is the search mode. */
export type Trail = { entries: readonly string[]; index: number }

export type BrowseHistory = Trail & {
  /** Grows with every showing of a page, so that the same address shown again is another one. */
  visit: number
  /** Whether the page is still to come: the spinner shows. */
  isLoading: boolean
}

export type BrowseAction =
  | { type: 'open'; url: string }
  | { type: 'back' }
  | { type: 'forward' }
  | { type: 'reload' }
  | { type: 'reset' }
  | { type: 'loaded'; visit: number }
  /** The browser's own history went to another place. */
  | ({ type: 'restore' } & Trail)

/** Nothing is open. */
export const emptyTrail: Trail = { entries: [], index: -1 }

/** A history that stands at a place. */
export const startAt = ({ entries, index }: Trail): BrowseHistory => ({
  entries,
  index,
  visit: index < 0 ? 0 : 1,
  isLoading: index >= 0,
})

/** The address that is shown, or nothing in search mode. */
export const addressAt = ({ entries, index }: Trail): string | undefined => entries[index]

export const canGoBack = ({ index }: Trail): boolean => index > 0
export const canGoForward = ({ entries, index }: Trail): boolean => index >= 0 && index < entries.length - 1
export const canReload = (trail: Trail): boolean => addressAt(trail) !== undefined

const show = ({ visit }: BrowseHistory, { entries, index }: Trail): BrowseHistory => ({
  entries,
  index,
  visit: visit + 1,
  isLoading: index >= 0,
})

/** The history after an action; the same one where the action is not to be had, such as going back from the first entry. */
export function browse(state: BrowseHistory, action: BrowseAction): BrowseHistory {
  const { entries, index } = state
  switch (action.type) {
    case 'open':
      return show(state, { entries: [...entries.slice(0, index + 1), action.url], index: index + 1 })
    case 'back':
      return canGoBack(state) ? show(state, { entries, index: index - 1 }) : state
    case 'forward':
      return canGoForward(state) ? show(state, { entries, index: index + 1 }) : state
    case 'reload':
      return canReload(state) ? show(state, { entries, index }) : state
    case 'reset':
      return index < 0 ? state : show(state, emptyTrail)
    case 'restore':
      return show(state, action)
    case 'loaded':
      // A page that was left may still say that it has come.
      return action.visit === state.visit && state.isLoading ? { ...state, isLoading: false } : state
    default:
      return state
  }
}
