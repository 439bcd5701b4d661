import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

const { color } = vars

export const number = componentStyle({ fontVariantNumeric: 'tabular-nums', textAlign: 'center' })

export const stepper = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  alignSelf: 'stretch',
  flex: 'none',
  inlineSize: '2.5rem',
  padding: 0,
  border: 0,
  borderRadius: `calc(${vars.radius.card} - 1px)`,
  background: 'none',
  color: color.text,
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  selectors: { '&:disabled': { color: color.textFaint, cursor: 'default' } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:enabled': { background: color.hover } } },
    [media.coarse]: { inlineSize: '2.75rem', minBlockSize: '2.75rem' },
  },
})
