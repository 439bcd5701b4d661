/** The keyboard contract of the bar (APG toolbar): shown in the documentation and executed by a test. */
export const reactionBarKeys = [
  {
    key: 'Tab',
    when: 'focus is before the bar',
    does: 'moves to your reaction, or to the first one; the bar is one stop',
  },
  {
    key: 'ArrowRight',
    when: 'focus is in the bar',
    does: 'moves to the next reaction and goes round; to the previous one from right to left',
  },
  {
    key: 'ArrowLeft',
    when: 'focus is in the bar',
    does: 'moves to the previous reaction and goes round; to the next one from right to left',
  },
  { key: 'End', does: 'moves to the last reaction' },
  { key: 'Home', does: 'moves to the first reaction' },
  { key: 'Enter', does: 'gives it, or takes it back where it is yours' },
  { key: 'Space', does: 'gives it, or takes it back where it is yours' },
] as const
