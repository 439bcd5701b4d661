import { filterIds, filterMatrixValues } from './filters.ts'

export interface FilterDefsProps {
  /** The scope that `filterThumbnailStyle` is given: from `useId()`, so that two of them on a page do not meet. */
  id: string
}

/**
 * The six filters as SVG definitions, invisible, for thumbnails (`filterThumbnailStyle`). In the document and not in a
 * `data:` address, because a strict Content-Security-Policy forbids the latter and Safari ignores it.
 */
export function FilterDefs({ id }: FilterDefsProps) {
  return (
    <svg aria-hidden="true" width="0" height="0" style={{ position: 'absolute' }}>
      {filterIds.map((filter) => (
        <filter key={filter} id={`${id}-${filter}`} colorInterpolationFilters="sRGB">
          <feColorMatrix type="matrix" values={filterMatrixValues(filter)} />
        </filter>
      ))}
    </svg>
  )
}
