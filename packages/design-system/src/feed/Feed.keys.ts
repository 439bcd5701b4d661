/** The keyboard contract of a feed (APG feed pattern): shown in the documentation and executed by a test. */
export const feedKeys = [
  { key: 'PageDown', when: 'focus is in the feed', does: 'moves focus to the next article' },
  { key: 'PageUp', when: 'focus is in the feed', does: 'moves focus to the previous article' },
  { key: 'Control+End', when: 'focus is in the feed', does: 'moves focus to the first control after the feed' },
  { key: 'Control+Home', when: 'focus is in the feed', does: 'moves focus to the last control before the feed' },
] as const
