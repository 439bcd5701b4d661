import { limits, orientations, postTypes } from '@skein/contract'
import { filterIds } from '@skein/design-system/filter-grid'
import type { StudioSettings } from './studio/studio.types.ts'

const oneOf = <Value extends string>(value: unknown, known: readonly Value[]): Value | undefined =>
  known.find((candidate) => candidate === value)

/** Settings of the camera as they were stored with a take: what is not known any more is left to its default. */
export function readSettings(stored: unknown): Partial<StudioSettings> {
  const value = (key: string): unknown =>
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, key) : undefined
  const mode = oneOf(value('mode'), postTypes)
  const orientation = oneOf(value('orientation'), orientations)
  const filter = oneOf(value('filter'), filterIds)
  const facing = oneOf(value('facing'), ['user', 'environment'] as const)
  const [track, timer] = [value('track'), value('timer')]
  return {
    ...(mode && { mode }),
    ...(orientation && { orientation }),
    ...(filter && { filter }),
    ...(facing && { facing }),
    ...(typeof track === 'string' && { track }),
    ...(typeof timer === 'number' && timer >= limits.camera.timer.min && timer <= limits.camera.timer.max && { timer }),
  }
}
