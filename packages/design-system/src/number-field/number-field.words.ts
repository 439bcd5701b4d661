import { defineWords } from '../provider/words.ts'

export type NumberFieldWords = {
  readonly increase: string
  readonly decrease: string
}

export const numberFieldWords = defineWords<NumberFieldWords>('number-field', {
  increase: 'Increase',
  decrease: 'Decrease',
})
