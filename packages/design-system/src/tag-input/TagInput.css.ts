import { vars } from '../theme/contract.css.ts'
import { componentStyle, media } from '../theme/style.ts'

const { color } = vars

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  inlineSize: '100%',
  minInlineSize: 0,
})

/** Tags and text stand in the same lines. */
export const lines = componentStyle({
  flexWrap: 'wrap',
  gap: vars.space[6],
  boxSizing: 'border-box',
  padding: `calc(${vars.space[6]} - 1px)`,
  cursor: 'text',
})

export const list = componentStyle({ display: 'contents', listStyle: 'none' })

export const tag = componentStyle({
  display: 'flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: '1.75rem',
  boxSizing: 'border-box',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  paddingInlineStart: vars.space[8],
  backgroundColor: color.hover,
  fontSize: vars.text.control,
  lineHeight: vars.leading.control,
  selectors: {
    '&:focus-within': { borderColor: color.focus },
    '&:has(:disabled)': { borderColor: color.border, backgroundColor: color.surface, color: color.textMuted },
    '&:not(:has(button))': { paddingInlineEnd: vars.space[8] },
  },
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' }, [media.coarse]: { minBlockSize: '2.75rem' } },
})

export const word = componentStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const remove = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: '1.625rem',
  blockSize: '1.625rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.textMuted,
  cursor: 'pointer',
  selectors: { '&:disabled': { color: color.textFaint, cursor: 'default' }, '&:focus-visible': { outlineOffset: -2 } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled)': { color: color.text } } },
    [media.coarse]: { inlineSize: '2.75rem', blockSize: '2.75rem' },
  },
})

export const text = componentStyle({
  flex: '1 1 3rem',
  minBlockSize: '1.75rem',
  padding: `0 ${vars.space[6]}`,
})
