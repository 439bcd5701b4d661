import { rem } from '../recorder/stage-units.ts'
import { componentStyle } from '../theme/style.ts'

export const player = componentStyle({ position: 'relative', inlineSize: '100%', blockSize: '100%' })

export const picture = componentStyle({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

/** In the middle; while it plays it is in nobody's way until it is looked for. */
export const play = componentStyle({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  inlineSize: rem(64),
  blockSize: rem(64),
  selectors: { '&[data-playing]:not(:hover, :focus-visible)': { opacity: 0 } },
  transitionProperty: 'background-color, opacity, transform',
})

/** On a small picture. */
export const small = componentStyle({ inlineSize: rem(48), blockSize: rem(48) })
