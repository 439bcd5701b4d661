import type { FilterGridProps } from '@skein/design-system/filter-grid'
import { FilterChoice } from './FilterChoice.tsx'
import { DeviceChoice, MusicChoice, TimerChoice, type StudioChoicesProps } from './StudioChoices.tsx'

type StudioPanelProps = StudioChoicesProps & { sample: FilterGridProps['sample'] }

/** Everything there is to choose beside the stage, where there is room for it. */
export function StudioPanel({ sample, ...choice }: StudioPanelProps) {
  return (
    <>
      <FilterChoice state={choice.state} actions={choice.actions} sample={sample} />
      <MusicChoice {...choice} />
      <TimerChoice {...choice} />
      <DeviceChoice {...choice} />
    </>
  )
}

export default StudioPanel
