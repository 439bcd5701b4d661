import { defineWords } from '../provider/words.ts'

/** What the thumbs of a range are called, where nobody names them. */
export const sliderWords = defineWords('slider', {
  minimum: 'Minimum',
  maximum: 'Maximum',
  /** One of more than two: numbers are whole, from 1 on. */
  thumb: (position: number, count: number) => `Value ${position} of ${count}`,
})
