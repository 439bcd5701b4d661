'use client'
import { useEffect, useId, useRef } from 'react'
import { useWordSet } from '../provider/words.ts'
import { FilterDefs } from '../recorder/FilterDefs.tsx'
import { filterIds, filterThumbnailStyle, type FilterId } from '../recorder/filters.ts'
import { cameraStudioWords } from './camera-studio.words.ts'
import {
  filter,
  grid,
  input,
  name as nameStyle,
  picture,
  sample as sampleStyle,
  strip,
  thumb,
} from './FilterGrid.css.ts'

export type FilterGridProps = {
  value: FilterId
  onValueChange: (filter: FilterId) => void
  /** Id of the heading that names it; its own word otherwise. */
  labelledBy?: string | undefined
  /** `grid`: three in a row, on the page. `strip`: one row over the picture. */
  layout?: 'grid' | 'strip'
  /** Draws the picture of now without a filter; false where there is none. */
  sample?: ((target: HTMLCanvasElement) => boolean) | undefined
}

/** A picture is small and changes little: twice a second is enough to recognise oneself, and costs next to nothing. */
const everyMs = 500

/** The six filters, each shown on what is before the camera (APG radio group). Changing it works while recording, too. */
export function FilterGrid({ value, onValueChange, labelledBy, layout = 'grid', sample }: FilterGridProps) {
  const words = useWordSet(cameraStudioWords)
  const id = useId()
  const scope = `filter${id.replaceAll(/[^\w-]/g, '')}`
  const host = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!sample) return undefined
    const draw = () => {
      for (const canvas of host.current?.querySelectorAll('canvas') ?? []) {
        canvas.parentElement?.toggleAttribute('data-sampled', sample(canvas))
      }
    }
    draw()
    const timer = setInterval(draw, everyMs)
    return () => clearInterval(timer)
  }, [sample])

  return (
    <div
      ref={host}
      role="radiogroup"
      aria-label={labelledBy === undefined ? words.filter : undefined}
      aria-labelledby={labelledBy}
      className={layout === 'grid' ? grid : strip}
    >
      <FilterDefs id={scope} />
      {filterIds.map((each) => (
        <label key={each} className={filter}>
          <input
            type="radio"
            name={id}
            form=""
            value={each}
            checked={each === value}
            onChange={() => onValueChange(each)}
            className={input}
          />
          <span className={thumb} aria-hidden="true">
            <canvas width={106} height={133} className={picture} style={filterThumbnailStyle(each, scope)} />
            <span className={sampleStyle} style={filterThumbnailStyle(each, scope)} />
          </span>
          <span className={nameStyle}>{words.filters[each]}</span>
        </label>
      ))}
    </div>
  )
}

export default FilterGrid
