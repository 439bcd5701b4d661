/** What every library is given to show: the seven durations of a poll. */
export const options = [
  { value: '60', label: '1 hour' },
  { value: '360', label: '6 hours' },
  { value: '720', label: '12 hours' },
  { value: '1440', label: '1 day' },
  { value: '2880', label: '2 days' },
  { value: '4320', label: '3 days' },
  { value: '10080', label: '7 days' },
]

/** `count` numbers, for keys and labels. */
export const range = (count) => Array.from({ length: count }, (_, index) => index)
