/** The keyboard contract of a slider: shown in the documentation and executed by a test, so it cannot lie. */
export const sliderKeys = [
  { key: 'ArrowRight', does: 'one step more; right to left, one step less' },
  { key: 'ArrowLeft', does: 'one step less; right to left, one step more' },
  { key: 'ArrowUp', does: 'one step more' },
  { key: 'ArrowDown', does: 'one step less' },
  { key: 'PageUp', does: 'a tenth of the range more, one step at least' },
  { key: 'PageDown', does: 'a tenth of the range less, one step at least' },
  { key: 'Home', does: 'the least' },
  { key: 'End', does: 'the most' },
] as const
