import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
// By path: the manager is bundled on its own, by a bundler that knows no export condition of ours.
import { base, dark, light } from '../../../packages/design-system/src/tokens/index.ts'

const night = matchMedia('(prefers-color-scheme: dark)').matches
const { color } = night ? dark : light

addons.setConfig({
  theme: create({
    base: night ? 'dark' : 'light',
    brandTitle: 'Skein',
    brandUrl: './',
    fontBase: base.font.sans,
    fontCode: base.font.mono,
    colorPrimary: color.accent,
    colorSecondary: color.accentText,
    appBg: color.surface,
    appContentBg: color.surface,
    appPreviewBg: color.canvas,
    appBorderColor: color.border,
    appBorderRadius: Number.parseInt(base.radius.card),
    textColor: color.text,
    textInverseColor: color.surface,
    textMutedColor: color.textMuted,
    barBg: color.surface,
    barTextColor: color.textMuted,
    barHoverColor: color.accentText,
    barSelectedColor: color.accentText,
    inputBg: color.sunken,
    inputBorder: color.borderControl,
    inputTextColor: color.text,
    inputBorderRadius: Number.parseInt(base.radius.card),
  }),
  sidebar: { showRoots: true },
})
