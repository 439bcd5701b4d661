'use client'
import { useId } from 'react'
import { useWordSet } from '../provider/words.ts'
import type { RecorderState } from '../recorder/recorder.reducer.ts'
import type { RecorderActions } from '../recorder/recorder.store.ts'
import { cameraStudioWords } from './camera-studio.words.ts'
import { FilterGrid, type FilterGridProps } from './FilterGrid.tsx'
import { Section } from './Section.tsx'

export type FilterChoiceProps = { state: RecorderState; actions: RecorderActions; sample: FilterGridProps['sample'] }

/** The filters under their heading: the one choice that stays while it records. */
export function FilterChoice({ state, actions, sample }: FilterChoiceProps) {
  const words = useWordSet(cameraStudioWords)
  const id = useId()
  return (
    <Section id={id} title={words.filter}>
      <FilterGrid labelledBy={id} value={state.settings.filter} onValueChange={actions.setFilter} sample={sample} />
    </Section>
  )
}
