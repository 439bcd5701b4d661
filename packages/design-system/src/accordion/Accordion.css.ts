import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

const { color } = vars
const opening = `${vars.duration.enter} ${vars.ease.out}`

export const accordion = componentStyle({ minInlineSize: 0, borderBlockStart: `1px solid ${color.border}` })

export const item = componentStyle({ borderBlockEnd: `1px solid ${color.border}` })

export const heading = componentStyle({ margin: 0, font: 'inherit' })

export const trigger = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  inlineSize: '100%',
  minBlockSize: '3rem',
  margin: 0,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[8],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.text,
  fontFamily: 'inherit',
  fontSize: vars.text.post,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.post,
  textAlign: 'start',
  cursor: 'pointer',
  outlineOffset: -2,
  transition: `background-color ${vars.duration.fade} ${vars.ease.out}`,
  selectors: {
    '&:disabled': { color: color.onDisabled, cursor: 'default' },
    '&[aria-disabled=true]': { cursor: 'default' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:enabled:not([aria-disabled=true])': { backgroundColor: color.hover } } },
  },
})

export const label = componentStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

export const arrow = componentStyle({
  flex: 'none',
  color: color.textMuted,
  transition: `transform ${opening}`,
  selectors: {
    '[data-state=open] > &': { transform: 'rotate(180deg)' },
    ':is(:disabled, [aria-disabled=true]) > &': { color: color.onDisabled },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})

/** A row that grows from nothing to what stands in it. */
export const panel = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '0fr',
  transition: `grid-template-rows ${opening}`,
  selectors: { '&[data-state=open]': { gridTemplateRows: '1fr' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})

export const content = componentStyle({
  minBlockSize: 0,
  overflow: 'hidden',
  selectors: {
    // A ring around what stands at the edge is drawn whole.
    '[data-state=open] > &': { overflow: 'clip', overflowClipMargin: 4 },
    // It stays to be seen until its row has closed, where the browser can say that.
    '[data-state=closed] > &': { transition: `content-visibility ${vars.duration.enter} allow-discrete` },
  },
  '@media': { [media.reducedMotion]: { selectors: { '[data-state=closed] > &': { transition: 'none' } } } },
})

export const body = componentStyle({
  paddingBlock: `${vars.space[4]} ${vars.space[16]}`,
  paddingInline: vars.space[8],
  color: color.textMuted,
  fontSize: vars.text.label,
  lineHeight: vars.leading.label,
  overflowWrap: 'anywhere',
})
