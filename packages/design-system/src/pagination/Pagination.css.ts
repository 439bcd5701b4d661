import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

const { color } = vars

/** The row asks how much room it has itself: it may stand in a narrow column of a wide page. */
export const pagination = componentStyle({
  containerType: 'inline-size',
  inlineSize: '100%',
  fontSize: vars.text.control,
  lineHeight: vars.leading.control,
  fontVariantNumeric: 'tabular-nums',
})

export const list = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** Seven pages and two arrows, 36 px each (44 under a finger), fit from here on. */
const narrow = '(width < 27.5rem)'

export const page = componentStyle({ '@container': { [narrow]: { display: 'none' } } })

export const status = componentStyle({
  display: 'none',
  paddingInline: vars.space[8],
  color: color.textMuted,
  '@container': { [narrow]: { display: 'block' } },
})

/** As wide as a page, so that the row keeps its width. */
export const gap = componentStyle({
  inlineSize: vars.control.sm,
  color: color.textMuted,
  textAlign: 'center',
  '@media': { [media.coarse]: { inlineSize: '2.75rem' } },
})

export const button = componentStyle({
  minInlineSize: vars.control.sm,
  paddingInline: vars.space[8],
  fontWeight: vars.weight.medium,
  selectors: {
    '&[aria-current]': { borderColor: color.accent, background: color.accentSoft, color: color.accentText },
    '&:not([aria-current])': { color: color.text },
    '&[aria-disabled=true]': { color: color.onDisabled },
  },
  '@media': {
    [media.coarse]: { minInlineSize: '2.75rem' },
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
})

/** The arrows lead with the page. */
export const arrow = componentStyle({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } })
export const back = componentStyle({
  transform: 'scaleX(-1)',
  selectors: { '&:dir(rtl)': { transform: 'none' } },
})
