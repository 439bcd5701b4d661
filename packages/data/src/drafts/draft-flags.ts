/**
 * Which drafts there are, without opening the database: a place to write can ask at once, and load what reads a draft only where there is
 * one. Only a hint: storage may be refused, and a draft of an earlier version has none.
 */
const prefix = 'skein-draft:'
/** Begins a hint that is the text itself. */
const typed = 'typed:'

/** Remembers whether there is a draft at `place`. */
export function flagDraft(place: string, isThere: boolean): void {
  try {
    if (isThere) localStorage.setItem(`${prefix}${place}`, '1')
    else localStorage.removeItem(`${prefix}${place}`)
  } catch {
    // Refused: the draft is found when the place is used.
  }
}

/** Keeps a text at once, for as long as what writes drafts is not here yet. The flag of the draft takes its place. */
export function keepText(place: string, text: string): void {
  try {
    localStorage.setItem(`${prefix}${place}`, `${typed}${text}`)
  } catch {
    // Refused, or no room: it is kept once what writes drafts is here.
  }
}

/** What is known at once of a draft at `place`: whether there is one, and the text where it was kept by `keepText`. */
export function draftHint(place: string): { isThere: boolean; text: string } {
  try {
    const hint = localStorage.getItem(`${prefix}${place}`)
    return { isThere: hint !== null, text: hint?.startsWith(typed) === true ? hint.slice(typed.length) : '' }
  } catch {
    return { isThere: false, text: '' }
  }
}

/** Names the draft of a viewer: nobody finds what another member of this browser has written. */
export const draftPlace = (viewerId: string | undefined, key: string): string => `${viewerId ?? 'visitor'}:${key}`
