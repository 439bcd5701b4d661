import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'
import { glass } from './stage.css.ts'
import { rem } from './stage-units.ts'

export const badge = componentStyle([
  glass,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: rem(32),
    paddingInline: vars.space[12],
    borderRadius: vars.radius.pill,
    fontSize: vars.text.control,
    fontWeight: vars.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.leading.control,
    whiteSpace: 'nowrap',
    '::before': {
      content: '',
      inlineSize: rem(10),
      blockSize: rem(10),
      borderRadius: vars.radius.pill,
      background: vars.color.danger,
    },
    selectors: { '&[data-paused]::before': { background: 'none', boxShadow: 'inset 0 0 0 2px currentColor' } },
    '@media': {
      [media.forcedColors]: {
        '::before': { forcedColorAdjust: 'none', background: 'Highlight' },
      },
    },
  },
])
