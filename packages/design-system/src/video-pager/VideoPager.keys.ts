/** The keyboard contract of a video pager: shown in the documentation and executed by a test, so it cannot lie. */
export const videoPagerKeys = [
  { key: 'ArrowDown', does: 'goes to the next video' },
  { key: 'PageDown', does: 'goes to the next video' },
  { key: 'ArrowUp', does: 'goes to the previous video' },
  { key: 'PageUp', does: 'goes to the previous video' },
  { key: 'Home', does: 'goes to the first video' },
  { key: 'End', does: 'goes to the last video' },
  { key: 'Space', does: 'plays or pauses, unless focus is on a control' },
  { key: 'M', does: 'mutes or unmutes, unless focus is on a control' },
] as const
