import { vars } from '../theme/contract.css.ts'
import { componentGlobalStyle, componentStyle, media } from '../theme/style.ts'

const { color, space } = vars

export const builder = componentStyle({
  display: 'grid',
  gap: space[8],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

export const options = componentStyle({
  display: 'grid',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minInlineSize: 0,
  selectors: { '&[data-dragging]': { position: 'relative', zIndex: 1, boxShadow: vars.shadow.float } },
})

export const grip = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '1.75rem',
  blockSize: '2.75rem',
  marginInlineStart: `calc(${space[4]} * -1)`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.textMuted,
  cursor: 'grab',
  // A finger that drags the handle must not scroll the page.
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.text, background: color.hover } } },
    [media.coarse]: { inlineSize: '2.75rem' },
  },
})

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
})

export const length = componentStyle({ inlineSize: 'auto', minInlineSize: '8rem' })

componentGlobalStyle(`${length} > select`, { borderRadius: vars.radius.pill })

export const problem = componentStyle({
  margin: 0,
  color: color.danger,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.caption,
})
