'use client'
import { clsx } from 'clsx'
import { useEffect, useId, useRef, type ComponentPropsWithRef } from 'react'
import { useOutOfForms } from '../controlled/use-out-of-forms.ts'
import { FilterDefs } from '../recorder/FilterDefs.tsx'
import { filterIds, filterThumbnailStyle, type FilterId } from '../recorder/filters.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
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

export type FilterGridProps = Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange' | 'aria-label'
> & {
  /** Names the choice, where `aria-labelledby` does not. */
  label?: string | undefined
  value: FilterId
  onValueChange: (filter: FilterId) => void
  /** What each of them is called. */
  labels: Readonly<Record<FilterId, string>>
  /** `grid`: three in a row, on the page. `strip`: one row over the picture. */
  layout?: 'grid' | 'strip' | undefined
  /** Draws the picture of now without a filter; false where there is none. Keep its identity between renders. */
  sample?: ((target: HTMLCanvasElement) => boolean) | undefined
}

/** A picture is small and changes little: twice a second is enough to recognise oneself, and costs next to nothing. */
const everyMs = 500

/**
 * The filters of the recorder, each shown on what is before the camera (APG radio group).
 */
export function FilterGrid({
  label,
  value,
  onValueChange,
  labels,
  layout = 'grid',
  sample,
  className,
  ref,
  ...props
}: FilterGridProps) {
  const id = useId()
  const scope = `filter${id.replaceAll(/[^\w-]/g, '')}`
  const host = useRef<HTMLDivElement>(null)
  const refs = useComposedRefs(host, ref)

  useOutOfForms(host, id, (input) => input.value === value)

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
      data-component="FilterGrid"
      aria-label={label}
      {...props}
      ref={refs}
      role="radiogroup"
      className={clsx(layout === 'grid' ? grid : strip, className)}
    >
      <FilterDefs id={scope} />
      {filterIds.map((each) => (
        <label key={each} className={filter}>
          <input
            type="radio"
            name={id}
            value={each}
            checked={each === value}
            onChange={() => onValueChange(each)}
            className={input}
          />
          <span className={thumb} aria-hidden="true">
            <canvas width={106} height={133} className={picture} style={filterThumbnailStyle(each, scope)} />
            <span className={sampleStyle} style={filterThumbnailStyle(each, scope)} />
          </span>
          <span className={nameStyle}>{labels[each]}</span>
        </label>
      ))}
    </div>
  )
}
