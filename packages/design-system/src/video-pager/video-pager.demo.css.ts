import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** What a screen puts into the pager, as the stories show it. */
export const author = style({ display: 'flex', alignItems: 'center', gap: 12 })
export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: 'inherit',
  fontSize: vars.text.label,
  lineHeight: vars.leading.label,
  fontWeight: vars.weight.bold,
  textDecoration: 'none',
})
export const sub = style({ fontSize: vars.text.caption, lineHeight: vars.leading.caption })
export const caption = style({
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  maxInlineSize: '42ch',
  margin: '12px 0 0',
  fontSize: vars.text.label,
  lineHeight: '1.375rem',
})
export const empty = style({ minBlockSize: '100%' })
export const phone = style({ inlineSize: 390, blockSize: 760, vars: { '--ds-video-pager-inset': '56px' } })
export const phoneOnItsSide = style({ inlineSize: 844, blockSize: 390 })
