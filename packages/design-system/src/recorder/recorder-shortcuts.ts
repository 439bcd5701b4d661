/** What a key asks of a recorder. */
export type RecorderShortcut = 'record' | 'photo' | 'flip' | 'cancel'

/** Where letters are text or pick an entry: shortcuts keep out of them. */
const typing =
  'input:not([type=radio], [type=checkbox], [type=range], [type=button]), textarea, select, [contenteditable]'
/** What Space presses by itself. */
const pressedBySpace = 'button, a, summary, input, video, audio, [role=button]'

const letters: Readonly<Record<string, RecorderShortcut>> = { r: 'record', f: 'flip', escape: 'cancel' }

type Key = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'repeat' | 'defaultPrevented' | 'target'
>

/**
 * R records and stops, Space takes a photo, F switches the camera, Escape ends the countdown. Only without Ctrl, Alt or
 * Meta, never while a text is typed, and Space never where it presses the control that has the focus. The caller hears
 * keys of its own element only, so that a letter works nowhere else on the page (WCAG 2.1.4).
 */
export function recorderShortcut(event: Key): RecorderShortcut | undefined {
  const { key, target } = event
  if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing || event.repeat || event.defaultPrevented) {
    return undefined
  }
  const on = target instanceof Element ? target : undefined
  if (on?.closest(typing)) return undefined
  if (key === ' ') return on?.closest(pressedBySpace) ? undefined : 'photo'
  return letters[key.toLowerCase()]
}
