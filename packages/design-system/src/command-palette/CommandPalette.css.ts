import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

const { color } = vars
const above = 'min(12dvh, 7rem)'

/** High on the page, so that the text stays where it is while the list under it grows and shrinks. */
export const overlay = componentStyle({
  '@media': {
    'screen and (min-width: 45rem)': { selectors: { '&&': { alignItems: 'start', paddingBlockStart: above } } },
  },
})

export const panel = componentStyle({
  selectors: { '&&': { display: 'flex', flexDirection: 'column', padding: 0, overflow: 'hidden' } },
  '@media': {
    'screen and (min-width: 45rem)': {
      selectors: { '&&': { maxBlockSize: `min(30rem, calc(100dvh - ${above} - ${vars.space[16]}))` } },
    },
  },
})

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space[12],
  minBlockSize: '3.5rem',
  paddingInline: `${vars.space[16]} ${vars.space[8]}`,
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:has(> input:focus-visible)': { borderBlockEndColor: color.focus } },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(> input:focus-visible)': { borderBlockEndColor: 'Highlight' } } },
  },
})

export const mark = componentStyle({ flex: 'none', color: color.textMuted })

export const text = componentStyle({
  flex: '1 1 0',
  alignSelf: 'stretch',
  minInlineSize: 0,
  margin: 0,
  border: 0,
  padding: 0,
  outline: 'none',
  background: 'none',
  color: color.text,
  font: 'inherit',
  // Never under 16 px: iOS would zoom in, and stay there.
  fontSize: `max(${vars.text.post}, 16px)`,
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: color.textMuted, opacity: 1 } },
})

export const results = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  fontSize: vars.text.label,
  lineHeight: vars.leading.label,
})

export const shortcut = componentStyle({ position: 'relative', display: 'flex', flex: 'none', gap: vars.space[8] })

export const press = componentStyle({ display: 'flex', gap: vars.space[4] })

export const key = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minInlineSize: '1.5rem',
  blockSize: '1.5rem',
  paddingInline: vars.space[6],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  background: color.sunken,
  color: color.textMuted,
  fontFamily: vars.font.sans,
  fontSize: vars.text.caption,
  lineHeight: 1,
})
