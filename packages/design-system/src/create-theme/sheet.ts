import { kebab } from '../tokens/kebab.ts'
import type { ControlRole, RadiusRole, ThemeColors } from './roles.ts'

type Values = Readonly<Record<string, string>>

export type Sheet = {
  readonly colours: ThemeColors
  readonly radius?: Readonly<Partial<Record<RadiusRole, string>>> | undefined
  readonly control?: Readonly<Record<ControlRole, string>> | undefined
  readonly selector?: string | undefined
  readonly name?: string | undefined
}

const order = '@layer ds.reset, ds.tokens, ds.components, ds.theme;'

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`)

const rule = (head: string, lines: readonly string[]): readonly string[] => [`${head} {`, ...indent(lines), '}']

const variables = (group: string, values: Values): readonly string[] =>
  Object.entries(values).map(([name, value]) => `--ds-${group}-${kebab(name)}: ${value};`)

/**
 * Where a theme holds, as src/theme/theme.css.ts has it for the page. A part of a page follows the nearest `data-theme` around it, down to
 * two of them in one another; its own selector weighs nothing, so that the order of these rules decides.
 */
function places(selector: string | undefined) {
  if (selector === undefined)
    return { light: ':root, [data-theme=light]', system: ':root:not([data-theme])', dark: '[data-theme=dark]' }
  const part = `:where(${selector})`
  return {
    light: `${part}, ${part} [data-theme=light]`,
    system: `:root:not([data-theme]) ${part}:not([data-theme], [data-theme] *)`,
    dark: [
      `${part}[data-theme=dark]`,
      `${part} [data-theme=dark]`,
      `[data-theme=dark] ${part}:not([data-theme], [data-theme=dark] [data-theme=light] *)`,
    ].join(',\n'),
  }
}

/** The style sheet of a theme: custom properties in the layer `ds.theme`, which comes after all of ours. */
export function sheetOf({ colours, radius, control, selector, name }: Sheet): string {
  const { light, system, dark } = places(selector)
  const more = '@media (prefers-contrast: more)'
  const systemDark = '@media (prefers-color-scheme: dark)'
  const lines = {
    light: variables('color', colours.light.color),
    dark: variables('color', colours.dark.color),
    lightMore: variables('color', colours.lightMoreContrast.color),
    darkMore: variables('color', colours.darkMoreContrast.color),
  }
  // Text that inherits its colour would keep the one it has outside.
  const ink = selector === undefined ? [] : ['color: var(--ds-color-text);']
  // A finger needs our heights at least: what is denser is for a mouse.
  const heights = control === undefined ? [] : rule('@media not (pointer: coarse)', variables('control', control))
  const rules = [
    ...rule(light, [
      ...ink,
      'color-scheme: light;',
      ...variables('radius', radius ?? {}),
      ...heights,
      ...lines.light,
      ...rule(more, lines.lightMore),
    ]),
    ...rule(systemDark, rule(system, ['color-scheme: dark;', ...lines.dark, ...rule(more, lines.darkMore)])),
    ...rule(dark, [...ink, 'color-scheme: dark;', ...lines.dark, ...rule(more, lines.darkMore)]),
  ]
  const title = name === undefined ? [] : [`/* ${name.replaceAll('*/', '* /')} */`]
  return [...title, order, ...rule('@layer ds.theme', rules), ''].join('\n')
}
