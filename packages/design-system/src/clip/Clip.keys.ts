/** The keyboard contract of the ends of a trim: shown in the documentation and executed by a test, so it cannot lie. */
export const clipKeys = [
  { key: 'ArrowRight', when: 'focus is on an end of the trim', does: 'moves it by a tenth of a second' },
  { key: 'PageUp', when: 'focus is on an end of the trim', does: 'moves it by a second' },
  { key: 'Home', when: 'focus is on an end of the trim', does: 'moves it as far back as it may go; End as far on' },
] as const
