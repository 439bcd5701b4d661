import type { ColorRole } from '../create-theme/roles.ts'
import { kebab } from '../tokens/kebab.ts'
import { roles, type Declaration } from './declarations.ts'

const roleOf: ReadonlyMap<string, ColorRole> = new Map(roles.map((role) => [`--ds-color-${kebab(role)}`, role]))

/** Whether a rule holds in the dark or the light theme alone, by what stands around its declarations. */
function schemeOf(around: readonly string[]): boolean | undefined {
  const selectors = (around.findLast((head) => !head.startsWith('@')) ?? '').split(',')
  const says = (theme: string) => selectors.every((one) => new RegExp(`data-theme=['"]?${theme}\\b`).test(one))
  const system = /prefers-color-scheme:\s*(dark|light)/.exec(around.join(' '))?.[1]
  if (says('dark') || system === 'dark') return true
  return says('light') || system === 'light' ? false : undefined
}

/**
 * The custom properties `--ds-color-…` of a style sheet, under any selector: `[data-theme=dark]` and `prefers-color-scheme` say for which theme
 * they are, and `prefers-contrast: more` for which readers.
 */
export function readCss(source: string): readonly Declaration[] {
  const found: Declaration[] = []
  const around: string[] = []
  for (const [, text = '', mark = ''] of source.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};]|$)/g)) {
    if (mark === '{') {
      around.push(text.trim())
      continue
    }
    const at = text.indexOf(':')
    const role = roleOf.get(text.slice(0, at).trim())
    const more = /prefers-contrast:\s*more/.test(around.join(' '))
    if (role !== undefined) found.push({ role, value: text.slice(at + 1).trim(), dark: schemeOf(around), more })
    if (mark === '}') around.pop()
  }
  return found
}
