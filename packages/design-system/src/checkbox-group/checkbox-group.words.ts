import { defineWords } from '../provider/words.ts'

export type CheckboxGroupWords = {
  /** Fewer are chosen than have to be. `written`: the count as the language writes it. */
  readonly atLeast: (count: number, written: string) => string
  /** More are chosen than may be. */
  readonly atMost: (count: number, written: string) => string
}

export const checkboxGroupWords = defineWords<CheckboxGroupWords>('checkbox-group', {
  atLeast: (_, written) => `Choose at least ${written}.`,
  atMost: (_, written) => `Choose at most ${written}.`,
})
