import { pressable } from '../pressable/Pressable.css.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, componentVariants, media } from '../theme/style.ts'

export const textButton = componentStyle([
  pressable,
  {
    position: 'relative',
    // The area that is pressed: never less than a target, whatever the size of the text, and nothing of it moves the line.
    '::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      blockSize: 'max(100%, 1.5rem)',
    },
    '@media': {
      [media.coarse]: { '::after': { blockSize: 'max(100%, 2.75rem)' } },
      [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
    },
  },
])

export const tone = componentVariants({
  accent: { color: vars.color.accentText, fontWeight: vars.weight.semibold },
  muted: { color: vars.color.textMuted },
})
