import type { FilterGridProps } from './FilterGrid.tsx'

export const labels: FilterGridProps['labels'] = {
  original: 'Original',
  vintage: 'Vintage',
  vibrant: 'Vibrant',
  cool: 'Cool',
  warm: 'Warm',
  dramatic: 'Dramatic',
}
