import type { UserSummary } from '@skein/contract'
import { ArrowUpIcon, Avatar, Button } from '@skein/design-system'
import { cva } from 'class-variance-authority'

const place = cva('pointer-events-none sticky z-10 flex h-0 justify-center max-rail:justify-end max-rail:pe-16', {
  variants: { isBelowTabs: { true: 'top-136', false: 'top-88' } },
})

type NewItemsPillProps = {
  /** 'n new posts', 'n new replies'; left out while there is nothing new. */
  label: string | undefined
  /** Whose they are, newest first, three at most. */
  people?: readonly UserSummary[]
  /** Where they stand: above what is read, or below. */
  direction?: 'up' | 'down'
  /** Tabs stay under the header, so that it floats under them. */
  isBelowTabs?: boolean
  onPress: () => void
}

const nobody: readonly UserSummary[] = []

/**
 * Says that there is more, above or below, without moving what is being read (behaviour §2.3: announced by a pill, never pushed under
 * the reader). It floats under the header and takes no room of its own; at the top of its
 * list it lies over the edge, so that no name or time of the first item is covered. It stands
 * there from the start, empty, so that a screen reader says what comes in.
 */
export function NewItemsPill({
  label,
  people = nobody,
  direction = 'up',
  isBelowTabs = false,
  onPress,
}: NewItemsPillProps) {
  return (
    <output className={place({ isBelowTabs })}>
      {label !== undefined && (
        <Button
          onClick={onPress}
          className="pointer-events-auto -mt-24 h-36 gap-10 ps-13 pe-15 shadow-float transition duration-enter has-data-faces:ps-5 motion-safe:starting:-translate-y-8 starting:opacity-0 pointer-coarse:h-44"
        >
          {people.length > 0 && (
            <span aria-hidden data-faces className="flex">
              {people.map(({ id, name, avatar }) => (
                <span key={id} className="rounded-pill ring-2 ring-accent not-first:-ms-6">
                  <Avatar name={name} src={avatar ?? undefined} size={24} />
                </span>
              ))}
            </span>
          )}
          <ArrowUpIcon size={18} className={direction === 'down' ? 'rotate-180' : undefined} />
          {label}
        </Button>
      )}
    </output>
  )
}
