/** The keyboard contract of a slider: shown in the documentation and executed by a test, so it cannot lie. */
const steps = [
  { key: 'ArrowRight', does: 'one step more; right to left, one step less' },
  { key: 'ArrowLeft', does: 'one step less; right to left, one step more' },
  { key: 'ArrowUp', does: 'one step more' },
  { key: 'ArrowDown', does: 'one step less' },
  { key: 'PageUp', does: 'a tenth of the range more, one step at least' },
  { key: 'PageDown', does: 'a tenth of the range less, one step at least' },
  { key: 'Shift+ArrowUp', does: 'a page more, as every arrow with Shift is a page' },
] as const

export const sliderKeys = [...steps, { key: 'Home', does: 'the least' }, { key: 'End', does: 'the most' }] as const

/** Of each thumb of a range. */
export const rangeSliderKeys = [
  { key: 'Tab', does: 'to the next thumb' },
  ...steps,
  { key: 'Home', does: 'the least that the thumb before it leaves' },
  { key: 'End', does: 'the most that the thumb after it leaves' },
] as const
