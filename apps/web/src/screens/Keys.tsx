import { HoverCards } from '@skein/feature-person/hover-cards'
import { Keys as Shortcuts } from '@skein/feature-shell/keys'
import type { ComponentProps } from 'react'

/** What answers to keys and to a mouse that rests, on every page. */
export function Keys(props: ComponentProps<typeof Shortcuts>) {
  return (
    <>
      <Shortcuts {...props} />
      <HoverCards />
    </>
  )
}
