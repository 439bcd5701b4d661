import { useId } from 'react'
import { FilterGrid, type FilterGridProps } from '@skein/design-system/filter-grid'
import type { RecorderActions, RecorderState } from '@skein/design-system/recorder'
import { useMessages } from '@skein/i18n'
import { filterLabels } from './filter-labels.ts'
import { Section } from './Section.tsx'

type FilterChoiceProps = { state: RecorderState; actions: RecorderActions; sample: FilterGridProps['sample'] }

/** The filters under their heading: the one choice that stays while it records. */
export function FilterChoice({ state, actions, sample }: FilterChoiceProps) {
  const m = useMessages('camera')
  const id = useId()
  return (
    <Section id={id} title={m.filter()}>
      <FilterGrid
        aria-labelledby={id}
        labels={filterLabels(m)}
        value={state.settings.filter}
        onValueChange={actions.setFilter}
        sample={sample}
      />
    </Section>
  )
}
