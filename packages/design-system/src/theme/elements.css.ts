import { vars } from './contract.css.ts'
import { elementStyle, media } from './style.ts'

elementStyle(':where(*, *::before, *::after)', { boxSizing: 'border-box' })

elementStyle(':where(html)', {
  fontFamily: vars.font.sans,
  lineHeight: vars.leading.post,
  // Phones enlarge text in landscape on their own, and by different amounts for different blocks.
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  scrollbarColor: `${vars.color.borderControl} transparent`,
  // Room for a sticky header: what is focused or linked to does not end up under it (WCAG 2.4.11).
  scrollPaddingBlockStart: vars.space[56],
})

elementStyle(':where(body)', {
  margin: 0,
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
  fontSize: vars.text.post,
  fontWeight: vars.weight.regular,
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
})

elementStyle(':where([data-theme])', { color: vars.color.text })
elementStyle(':where(h1, h2, h3)', { textWrap: 'balance' })
elementStyle(':where(time, output, meter, progress)', { fontVariantNumeric: 'tabular-nums' })
elementStyle(':where(button, input, textarea, select)', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' })
elementStyle(':where(button, [role=button], label[for], summary)', { touchAction: 'manipulation' })

// WCAG 2.4.7, 2.4.13: two pixels, two pixels away, 3:1 against every surface.
elementStyle(':where(:focus-visible)', { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 })
// A region that takes focus from script is not a control: a ring around half the page says nothing.
elementStyle(':where([tabindex="-1"]:focus-visible)', { outline: 'none' })

elementStyle('::selection', {
  backgroundColor: vars.color.pollBarWin,
  color: vars.color.text,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', color: 'HighlightText' } },
})
