import { vars } from '../theme/contract.css.ts'
import { componentStyle, componentVariants, media } from '../theme/style.ts'
import { frameStates } from './frame-states.ts'

const { color } = vars

/** The frame around what is written: shared by every text control, so that they stand in one line. */
export const frame = componentStyle({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minInlineSize: 0,
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface,
  color: color.text,
  selectors: {
    // In use only: a transition at rest would run in every field at once when the theme changes.
    '&:is(:hover, :focus-within)': { transition: `border-color ${vars.duration.fade} ${vars.ease.out}` },
    '&:is(:focus, :has(> :is(input, textarea):focus))': frameStates.focus,
    // Twice the class outweighs the focus above: an error stays red while it is put right.
    '&&:is([aria-invalid=true], :has(> [aria-invalid=true]))': frameStates.invalid,
    '&:is([aria-invalid=true]:focus, :has(> [aria-invalid=true]:focus))': frameStates.invalidFocus,
    '&:is(:disabled, [readonly], :has(> :is(input, textarea):is(:disabled, [readonly])))': frameStates.still,
    '&:is(:disabled, :has(> :is(input, textarea):disabled))': frameStates.off,
  },
})

export const size = componentVariants({
  sm: {
    minBlockSize: vars.control.sm,
    fontSize: vars.text.control,
    lineHeight: vars.leading.control,
    '@media': { [media.coarse]: { minBlockSize: '2.75rem' } },
  },
  md: { minBlockSize: vars.control.md, fontSize: vars.text.label, lineHeight: vars.leading.post },
  lg: { minBlockSize: vars.control.lg, fontSize: vars.text.post, lineHeight: vars.leading.post },
})

/** Under 16 px iOS zooms into a field when it takes focus, and stays there. */
export const noZoom = componentStyle({ '@media': { [media.coarse]: { fontSize: `max(1rem, 16px)` } } })

export const input = componentStyle({
  flex: '1 1 0',
  alignSelf: 'stretch',
  minInlineSize: 0,
  margin: 0,
  border: 0,
  borderRadius: 'inherit',
  padding: `0 calc(${vars.space[12]} - 1px)`,
  outline: 'none',
  background: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const slot = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  color: color.textMuted,
  selectors: {
    '&:first-child': { paddingInlineStart: `calc(${vars.space[12]} - 1px)`, marginInlineEnd: '-0.125rem' },
    '&:last-child': { paddingInlineEnd: `calc(${vars.space[12]} - 1px)` },
  },
})

export const reveal = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '2.5rem',
  blockSize: `calc(${vars.control.md} - 0.25rem)`,
  marginInline: '0.0625rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.textMuted,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: -2 }, '&:disabled': { color: color.textFaint, cursor: 'default' } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled)': { color: color.text } } },
    [media.coarse]: { inlineSize: '2.75rem', blockSize: '2.75rem', marginInline: 0 },
  },
})
