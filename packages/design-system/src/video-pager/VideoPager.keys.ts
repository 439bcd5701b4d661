/** The keyboard contract of a video pager: shown in the documentation and executed by a test, so it cannot lie. */
export const videoPagerKeys = [
  { key: 'ArrowDown', does: 'next video' },
  { key: 'PageDown', does: 'next video' },
  { key: 'ArrowUp', does: 'previous video' },
  { key: 'PageUp', does: 'previous video' },
  { key: 'Home', does: 'first video' },
  { key: 'End', does: 'last video' },
  { key: 'Space', does: 'play or pause, unless focus is on a control' },
  { key: 'M', does: 'mute or unmute, unless focus is on a control' },
] as const
