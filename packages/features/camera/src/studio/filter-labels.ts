import type { FilterGridProps } from '@skein/design-system/filter-grid'
import type { CameraMessages } from '@skein/feature-composer/recorder'

/** What each filter is called. */
export const filterLabels = (m: CameraMessages): FilterGridProps['labels'] => ({
  original: m.original(),
  vintage: m.vintage(),
  vibrant: m.vibrant(),
  cool: m.cool(),
  warm: m.warm(),
  dramatic: m.dramatic(),
})
