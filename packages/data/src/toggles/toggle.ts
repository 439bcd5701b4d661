/**
 * The rules of one optimistic control (like, repost, bookmark, follow, mute, reaction), without React and without time: at most one
 * request is on its way, the newest intent wins, and a failure of the newest intent takes it back. `Value` is what is wished for: on or
 * off for a switch, an emoji or none for a reaction.
 */

/** What is going on with one control. No state at all means that the server's word stands. */
export type ToggleState<Value> = {
  /** What the running request asks for. */
  sent: Value
  /** What the member wants now, and what is shown. */
  wanted: Value
}

/** What happens to a control: a press, or the end of the running request. */
export type ToggleEvent<Value> = { type: 'pressed'; wanted: Value } | { type: 'succeeded' } | { type: 'failed' }

/** The next state, and what has to be done: send a request, or report the failure. */
export type ToggleStep<Value> = { state: ToggleState<Value> | undefined; send?: { wanted: Value }; failed?: true }

const sending = <Value>(wanted: Value): ToggleStep<Value> => ({ state: { sent: wanted, wanted }, send: { wanted } })

/**
 * One step. Requests are idempotent, so a failed one whose intent was replaced meanwhile is followed by the newer one
 * instead of guessing whether it reached the server.
 */
export function stepToggle<Value>(state: ToggleState<Value> | undefined, event: ToggleEvent<Value>): ToggleStep<Value> {
  if (event.type === 'pressed') {
    return state === undefined ? sending(event.wanted) : { state: { sent: state.sent, wanted: event.wanted } }
  }
  if (state === undefined) return { state }
  if (state.wanted !== state.sent) return sending(state.wanted)
  return event.type === 'failed' ? { state: undefined, failed: true } : { state: undefined }
}
