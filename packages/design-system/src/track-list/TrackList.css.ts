import { rem } from '../recorder/stage-units.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, componentVariants, media } from '../theme/style.ts'

const { color } = vars

export const group = componentStyle({ minInlineSize: 0, margin: 0, padding: 0, border: 0 })

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
  marginBlockEnd: vars.space[8],
  fontSize: vars.text.control,
  lineHeight: vars.leading.control,
})

export const heading = componentStyle({ margin: 0, fontSize: 'inherit', fontWeight: vars.weight.semibold })

/** Why a choice cannot be made now, in place of the choice of none. */
export const reason = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[6],
  color: color.textMuted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
})

/** The rows' ground reaches a little past the edge of the text. */
export const list = componentStyle({ marginInline: `calc(-1 * ${vars.space[8]})` })

export const row = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${rem(36)} minmax(0, 1fr) auto ${rem(20)}`,
  alignItems: 'center',
  columnGap: vars.space[12],
  minBlockSize: rem(48),
  paddingInline: vars.space[8],
  borderRadius: vars.radius.card,
  fontSize: vars.text.meta,
  lineHeight: vars.leading.meta,
  transition: `background-color ${vars.duration.fade} ${vars.ease.out}`,
  selectors: {
    '&:has(:checked)': { background: color.accentSoft },
    '&:focus-within:has(input:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
    // What is chosen stays legible: it is in the recording.
    ':disabled &:not(:has(:checked))': { opacity: 0.5 },
  },
  '@media': {
    [media.coarse]: { minBlockSize: rem(52) },
    [media.hover]: { selectors: { ':enabled &:hover:not(:has(:checked))': { background: color.hover } } },
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
})

export const input = componentStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  outline: 'none',
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
})

/** Above the row's radio, with a hit area of the row's height. */
export const play = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: rem(36),
  blockSize: rem(36),
  margin: 0,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: -5 },
    '&:disabled': { cursor: 'default' },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
})

const tile = (from: string, to: string, ink: string) => ({
  background: `linear-gradient(135deg, ${from}, ${to})`,
  color: ink,
})

/** Told apart by colour as well, in the order of the list. */
export const tiles = componentVariants({
  0: tile(color.avatarFrom1, color.avatarTo1, color.avatarInk1),
  1: tile(color.avatarTo2, color.avatarTo3, color.avatarInk3),
  2: tile(color.avatarFrom7, color.avatarTo7, color.avatarInk7),
  3: tile(color.avatarFrom8, color.avatarTo8, color.avatarInk8),
  4: tile(color.avatarFrom9, color.avatarTo1, color.avatarInk9),
})

export const text = componentStyle({ minInlineSize: 0, pointerEvents: 'none' })

const line = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const title = componentStyle({
  ...line,
  fontSize: vars.text.control,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.caption,
})

export const artist = componentStyle({ ...line, color: color.textMuted })

export const length = componentStyle({
  color: color.textMuted,
  fontSize: vars.text.caption,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
})

export const check = componentStyle({ color: color.accentText, pointerEvents: 'none' })

/** The choice of none is the list's first radio, drawn as a word at the heading's end. */
export const none = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  color: color.accentText,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.caption,
  borderRadius: vars.radius.control,
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 4 },
    '&:has(:checked)': { color: color.textMuted, fontWeight: vars.weight.medium },
  },
})

export const noneInput = componentStyle([input, { insetBlock: -13, insetInline: -8 }])
