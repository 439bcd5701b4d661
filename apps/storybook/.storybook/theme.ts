import base from '@skein/design-system/tokens/base.tokens.json'
import dark from '@skein/design-system/tokens/dark.tokens.json'
import light from '@skein/design-system/tokens/light.tokens.json'
import { create } from 'storybook/theming'

// The token files themselves: the manager is bundled on its own, by a bundler that knows no export condition of ours.
const families = (names: readonly string[]) => names.map((name) => (/[ ]/.test(name) ? `'${name}'` : name)).join(', ')

const colours = { light, dark }

/** Storybook's own face, for its manager and its pages: the product's. */
export function faceOf(theme: 'light' | 'dark') {
  const { color } = colours[theme]
  return create({
    base: theme,
    brandTitle: 'Skein',
    brandUrl: './',
    fontBase: families(base.font.sans.$value),
    fontCode: families(base.font.mono.$value),
    colorPrimary: color.accent.$value.hex,
    colorSecondary: color.accent.$value.hex,
    appBg: color.surface.$value.hex,
    appContentBg: color.surface.$value.hex,
    appPreviewBg: color.canvas.$value.hex,
    appBorderColor: color.border.$value.hex,
    appBorderRadius: base.radius.card.$value.value,
    textColor: color.text.$value.hex,
    textInverseColor: color.surface.$value.hex,
    textMutedColor: color.textMuted.$value.hex,
    barBg: color.surface.$value.hex,
    barTextColor: color.textMuted.$value.hex,
    barHoverColor: color.accentText.$value.hex,
    barSelectedColor: color.accentText.$value.hex,
    inputBg: color.surface.$value.hex,
    inputBorder: color.borderControl.$value.hex,
    inputTextColor: color.text.$value.hex,
    inputBorderRadius: base.radius.card.$value.value,
  })
}

/** The theme the system asks for. */
export const systemTheme = (): 'light' | 'dark' =>
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
