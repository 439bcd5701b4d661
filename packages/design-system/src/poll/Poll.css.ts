import { checkbox } from '../checkbox/Checkbox.css.ts'
import { noteIcon, notes, note } from '../field/Field.css.ts'
import { radio } from '../radio-group/RadioGroup.css.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

const { color, space } = vars

export const poll = componentStyle({
  display: 'grid',
  gap: space[8],
  minInlineSize: 0,
  margin: 0,
  color: color.text,
  fontSize: vars.text.label,
  lineHeight: vars.leading.label,
})

export const question = componentStyle({
  margin: 0,
  fontSize: vars.text.post,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.post,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})

/** Vote stands at the end of the last row of choices, or under them where there is no room. */
export const ballot = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space[8] })

/** Choices stand side by side as long as each has room for a few words. */
export const choices = componentStyle({
  display: 'grid',
  flex: '1 1 12rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  gap: space[8],
})

export const choice = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '2.75rem',
  paddingBlock: space[8],
  paddingInline: space[12],
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: color.accent, background: color.accentSoft },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    '&:has(:disabled)': { cursor: 'default', color: color.onDisabled },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:has(:disabled, :checked))': { background: color.hover } } },
    [media.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } },
  },
})

/** The row has the ring; a second one inside it would be one too many. */
export const mark = componentStyle([radio, { outline: 'none' }])

export const tickBox = componentStyle([checkbox, { outline: 'none' }])

/** What went wrong looks as it does in a form. */
export const failure = componentStyle([note, notes.error])

export const failureIcon = noteIcon

export const words = componentStyle({ flex: '1 1 0', minInlineSize: 0 })

export const rows = componentStyle({
  display: 'grid',
  gap: space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const row = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '2.5rem',
  paddingBlock: space[8],
  paddingInline: space[12],
  borderRadius: vars.radius.control,
  background: color.hover,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})

/** Grows from the side where reading begins. The row says the figures; this only draws them. */
export const bar = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  background: color.pollBar,
  transformOrigin: 'left',
  selectors: {
    '[data-leads] > &': { background: color.pollBarWin },
    '&:dir(rtl)': { transformOrigin: 'right' },
    // Scaled, not resized: nothing is laid out again.
    '[data-grows] > * > &': {
      transition: `transform ${vars.duration.sheet} ${vars.ease.out}`,
      '@starting-style': { transform: 'scaleX(0)' },
    },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '[data-grows] > * > &': { transition: 'none' } } },
    // Text has to stay on the system's own ground: the bar becomes a strip under it.
    [media.forcedColors]: {
      insetBlockStart: 'auto',
      blockSize: 4,
      forcedColorAdjust: 'none',
      background: 'CanvasText',
      selectors: { '[data-leads] > &': { background: 'Highlight' } },
    },
  },
})

export const answer = componentStyle({
  position: 'relative',
  display: 'flex',
  flex: '1 1 0',
  alignItems: 'center',
  gap: space[6],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '[data-leads] > &': { fontWeight: vars.weight.semibold } },
})

export const tick = componentStyle({ flexShrink: 0 })

export const percent = componentStyle({
  position: 'relative',
  flexShrink: 0,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  rowGap: space[4],
})

export const facts = componentStyle({
  flex: '1 1 auto',
  margin: 0,
  color: color.textMuted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontVariantNumeric: 'tabular-nums',
})
