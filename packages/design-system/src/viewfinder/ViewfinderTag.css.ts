import { glass } from '../recorder/stage.css.ts'
import { rem } from '../recorder/stage-units.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, componentVariants } from '../theme/style.ts'

export const tag = componentStyle([
  glass,
  { display: 'inline-flex', alignItems: 'center', maxInlineSize: '100%', borderRadius: vars.radius.pill },
])

export const size = componentVariants({
  sm: {
    gap: vars.space[6],
    minBlockSize: rem(28),
    paddingInline: vars.space[8],
    fontSize: vars.text.meta,
    lineHeight: vars.leading.meta,
  },
  md: {
    gap: vars.space[8],
    minBlockSize: rem(32),
    paddingInline: vars.space[12],
    fontSize: vars.text.caption,
    lineHeight: vars.leading.caption,
  },
})

export const text = componentStyle({
  overflow: 'hidden',
  fontWeight: vars.weight.semibold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const detail = componentStyle({
  flex: 'none',
  '@container': { '(max-width: 374px)': { display: 'none' } },
})
