/** Which accessibility rules every story has to pass: those of WCAG 2.2 A and AA, and what axe calls best practice. */
export const accessibilityTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
