/** What a callback of change is told beside the new state. */
export interface ChangeDetails<Reason extends string> {
  readonly reason: Reason
  /** The DOM event that caused it, where there is one. */
  readonly event: Event | undefined
  /** Leaves everything as it is. Only during the call; where a parent owns the state, not changing it does the same. */
  readonly cancel: () => void
  /** Whether `cancel` was called. */
  readonly isCanceled: boolean
}

/** Tells of a wish for change; answers whether it was not cancelled. */
export function askChange<Reason extends string>(
  tell: ((details: ChangeDetails<Reason>) => void) | undefined,
  reason: Reason,
  event: Event | undefined,
): boolean {
  let canceled = false
  tell?.({
    reason,
    event,
    cancel: () => {
      canceled = true
    },
    get isCanceled() {
      return canceled
    },
  })
  return !canceled
}
