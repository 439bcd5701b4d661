import type * as followUp from './follow-up.ts'

type FollowUp = typeof followUp

/** Lets lists and threads follow an action that the server has confirmed. Without its code (offline) they follow when they are read anew. */
export async function follow(change: (followUp: FollowUp) => void): Promise<void> {
  try {
    change(await import('./follow-up.ts'))
  } catch {
    // The action itself is done.
  }
}
