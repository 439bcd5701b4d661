import { defineWords } from '../provider/words.ts'

export type BreadcrumbWords = {
  /** The name of the way. */
  readonly label: string
  /** The button that shows the steps in the middle. */
  readonly more: (count: number) => string
}

export const breadcrumbWords = defineWords<BreadcrumbWords>('breadcrumb', {
  label: 'Breadcrumb',
  more: (count) => (count === 1 ? 'Show 1 more step' : `Show ${count} more steps`),
})
