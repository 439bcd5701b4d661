export { FilterGrid, type FilterGridProps } from './FilterGrid.tsx'
/** What the pictures are made of, for an application that makes its own. */
export {
  filterIds,
  filterMatrixValues,
  filterThumbnailStyle,
  recorderFilters,
  type ColourMatrix,
  type RecorderFilter,
} from '../recorder/filters.ts'
