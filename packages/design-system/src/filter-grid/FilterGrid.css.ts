import { rem } from '../recorder/stage-units.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

const { color } = vars

export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[8],
})

/** Over the picture: one row that scrolls where six do not fit. */
export const strip = componentStyle({
  display: 'flex',
  justifyContent: 'safe center',
  gap: vars.space[8],
  justifySelf: 'stretch',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingBlock: vars.space[4],
  paddingInline: vars.space[12],
  scrollPaddingInline: vars.space[12],
})

export const filter = componentStyle({
  position: 'relative',
  display: 'block',
  color: color.textMuted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    [`${strip} > &`]: { flex: 'none', inlineSize: rem(53), color: color.text, fontSize: vars.text.meta },
    '&:has(:checked)': { color: color.accentText, fontWeight: vars.weight.semibold },
    [`${strip} > &:has(:checked)`]: { color: color.text, fontWeight: vars.weight.bold },
  },
})

/** The radio lies over all of it, unseen: it takes the press and the focus. */
export const input = componentStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: vars.radius.card,
  cursor: 'inherit',
})

export const thumb = componentStyle({
  position: 'relative',
  pointerEvents: 'none',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '106 / 133',
  marginBlockEnd: vars.space[4],
  borderRadius: vars.radius.card,
  background: color.sunken,
  selectors: {
    [`${strip} &`]: { aspectRatio: '53 / 64' },
    ':checked ~ &': { boxShadow: `0 0 0 2px ${color.surface}, 0 0 0 4px ${color.accent}` },
    [`${strip} :checked ~ &`]: { boxShadow: `0 0 0 2px ${color.text}` },
  },
  '@media': {
    [media.forcedColors]: { selectors: { ':checked ~ &': { outline: '3px solid Highlight', outlineOffset: 1 } } },
  },
})

export const picture = componentStyle({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

/** Shown until the camera gives a picture: light over hills, painted with the theme's own warm and cool. */
export const sample = componentStyle({
  position: 'absolute',
  inset: 0,
  background: [
    `radial-gradient(circle at 68% 30%, ${color.avatarFrom3} 0 12%, transparent 13%)`,
    `radial-gradient(ellipse 80% 42% at 18% 102%, ${color.avatarInk5} 0 99%, transparent)`,
    `radial-gradient(ellipse 90% 52% at 92% 108%, ${color.avatarTo5} 0 99%, transparent)`,
    `linear-gradient(${color.avatarFrom7}, ${color.avatarFrom1} 62%, ${color.avatarTo2})`,
  ].join(','),
  selectors: { '[data-sampled] &': { visibility: 'hidden' } },
})

export const name = componentStyle({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' })
