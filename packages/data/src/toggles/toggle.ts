/**
 * The rules of one optimistic switch (like, repost, bookmark, follow), without React and without time: at most one request is
 * on its way, the newest intent wins, and a failure of the newest intent takes it back.
 */

/** What is going on with one switch. No state at all means that the server's word stands. */
export type ToggleState = {
  /** What the running request asks for. */
  sent: boolean
  /** What the member wants now, and what is shown. */
  wanted: boolean
}

/** What happens to a switch: a press, or the end of the running request. */
export type ToggleEvent = { type: 'pressed'; wanted: boolean } | { type: 'succeeded' } | { type: 'failed' }

/** The next state, and what has to be done: send a request, or report the failure. */
export type ToggleStep = { state: ToggleState | undefined; send?: boolean; failed?: boolean }

/**
 * One step. Requests are idempotent, so a failed one whose intent was replaced meanwhile is followed by the newer one
 * instead of guessing whether it reached the server.
 */
export function stepToggle(state: ToggleState | undefined, event: ToggleEvent): ToggleStep {
  if (event.type === 'pressed') {
    if (state === undefined) return { state: { sent: event.wanted, wanted: event.wanted }, send: event.wanted }
    return { state: { sent: state.sent, wanted: event.wanted } }
  }
  if (state === undefined) return { state }
  if (state.wanted !== state.sent) return { state: { sent: state.wanted, wanted: state.wanted }, send: state.wanted }
  return event.type === 'failed' ? { state: undefined, failed: true } : { state: undefined }
}
