/**
 * The short box as a machine without React (specification §4, Composer; §5): a text that may be blank, fit, or be too long, and
 * what becomes of it when it is sent. Nothing typed is lost by a failure.
 */
import { countGraphemes, isBlank, limits } from '@skein/contract'

/** `text` is always what the member sees in the box. */
export type BoxState =
  | { status: 'blank'; text: string }
  | { status: 'ready'; text: string }
  /** Longer than a post can be, by so many graphemes. */
  | { status: 'over'; text: string; by: number }
  | { status: 'posting'; text: string }
  /** It could not be sent; the text is as it was. */
  | { status: 'failed'; text: string }

export type BoxEvent =
  | { type: 'typed'; text: string }
  /** The stored draft has been read. */
  | { type: 'restored'; text: string }
  /** The dialog closed with this text. */
  | { type: 'handed-back'; text: string }
  | { type: 'sent' }
  | { type: 'succeeded' }
  | { type: 'failed' }

export const emptyBox: BoxState = { status: 'blank', text: '' }

function settle(text: string): BoxState {
  if (isBlank(text)) return { status: 'blank', text }
  const by = countGraphemes(text) - limits.post.max
  return by > 0 ? { status: 'over', text, by } : { status: 'ready', text }
}

/** Whether Post can be pressed: some text, not too much, and nothing on its way. */
export const canPostBox = (state: BoxState): boolean => state.status === 'ready' || state.status === 'failed'

/** The next state. An event that makes no sense in a state leaves it as it is. */
export function stepBox(state: BoxState, event: BoxEvent): BoxState {
  switch (event.type) {
    case 'typed':
    case 'handed-back':
      return state.status === 'posting' ? state : settle(event.text)
    case 'restored':
      // What has been typed meanwhile is newer than what was stored.
      return state.text === '' ? settle(event.text) : state
    case 'sent':
      return canPostBox(state) ? { status: 'posting', text: state.text } : state
    case 'succeeded':
      return state.status === 'posting' ? emptyBox : state
    default:
      return state.status === 'posting' ? { status: 'failed', text: state.text } : state
  }
}
