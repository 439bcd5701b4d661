import { FilterGrid, type FilterGridProps } from '@skein/design-system/filter-grid'
import { useMessages } from '@skein/i18n'
import { filterLabels } from './filter-labels.ts'

/** The filters over the picture of a phone, on one row. */
export function FilterStrip(props: Pick<FilterGridProps, 'value' | 'onValueChange' | 'sample'>) {
  const m = useMessages('camera')
  return <FilterGrid {...props} layout="strip" label={m.filter()} labels={filterLabels(m)} />
}

export default FilterStrip
