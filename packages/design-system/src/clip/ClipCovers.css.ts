import { rem } from '../recorder/stage-units.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

const { color } = vars

export const covers = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(5, minmax(0, ${rem(88)}))`,
  gap: vars.space[8],
})

export const cover = componentStyle({ position: 'relative', display: 'block', aspectRatio: '3 / 4', cursor: 'pointer' })

export const input = componentStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  margin: 0,
  borderRadius: vars.radius.card,
  cursor: 'inherit',
})

export const picture = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: vars.radius.card,
  background: color.hover,
  objectFit: 'cover',
  selectors: {
    ':checked ~ &': { boxShadow: `0 0 0 2px ${color.surface}, 0 0 0 4px ${color.accent}` },
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid CanvasText',
      selectors: { ':checked ~ &': { outline: '3px solid Highlight', outlineOffset: 1 } },
    },
  },
})

export const check = componentStyle({
  position: 'absolute',
  insetBlockEnd: vars.space[4],
  insetInlineEnd: vars.space[4],
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(20),
  blockSize: rem(20),
  borderRadius: vars.radius.pill,
  background: color.accent,
  color: color.onAccent,
})
