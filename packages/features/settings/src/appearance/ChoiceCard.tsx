import type { ReactNode } from 'react'
import { cva } from 'class-variance-authority'

const card = cva(
  'cursor-pointer overflow-hidden rounded-control border has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
  {
    variants: {
      isChosen: {
        true: 'border-accent shadow-[inset_0_0_0_1px_var(--color-accent)] forced-colors:outline-2',
        false: 'border-border-control hover:bg-hover',
      },
    },
  },
)
const row = cva('flex min-h-44 items-center gap-8 px-10 text-control rail:gap-12 rail:px-12 font-semibold', {
  variants: { isChosen: { true: 'bg-accent-soft', false: '' } },
})

type ChoiceCardProps = {
  /** The group's name for the browser. */
  name: string
  value: string
  isChosen: boolean
  onChoose: () => void
  label: ReactNode
  /** Stands at the end of the row. */
  end?: ReactNode
  /** Stands above it, for the eye alone. */
  preview?: ReactNode
  lang?: string
}

/** One radio of a group as a card; arrow keys move within the group, which is the browser's. */
export function ChoiceCard({ name, value, isChosen, onChoose, label, end, preview, lang }: ChoiceCardProps) {
  return (
    <label className={card({ isChosen })}>
      {preview}
      <span className={row({ isChosen })}>
        <input
          type="radio"
          name={name}
          value={value}
          checked={isChosen}
          onChange={onChoose}
          className="size-18 shrink-0 accent-accent outline-none"
        />
        <span className="min-w-0 flex-1 truncate" lang={lang}>
          {label}
        </span>
        {end}
      </span>
    </label>
  )
}
