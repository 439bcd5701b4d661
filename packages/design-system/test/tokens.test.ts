import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readAll, tailwindAddition, tailwindTheme, themeColorModule, tokensModule } from '../scripts/tokens.ts'
import { vars } from '../src/theme/contract.css.ts'
import { kebab } from '../src/tokens/kebab.ts'

const source = (file: string) => readFileSync(fileURLToPath(new URL(`../src/${file}`, import.meta.url)), 'utf8')
const all = readAll()

describe('generated files equal the token files', () => {
  it('token table', () => expect(source('tokens/generated/tokens.ts')).toBe(tokensModule(all)))
  it('colours of the page', () => expect(source('theme/generated/theme-color.ts')).toBe(themeColorModule(all)))
  it('names for Tailwind', () => expect(source('theme/tailwind.css')).toBe(tailwindAddition(all)))
  it('Tailwind theme', () => expect(source('theme/tailwind-theme.css')).toBe(tailwindTheme(all)))
})

describe('the theme contract', () => {
  it('names each variable after its token', () => {
    expect(vars.color.textMuted).toBe('var(--ds-color-text-muted)')
    expect(vars.space[16]).toBe('var(--ds-space-16)')
    expect(vars.leading.post).toBe('var(--ds-leading-post)')
  })

  it.each(Object.keys(vars.color))('colour %s can be used from Tailwind', (role) => {
    expect(source('theme/tailwind.css')).toContain(`--color-ds-${kebab(role)}: var(--ds-color-${kebab(role)});`)
    expect(source('theme/tailwind-theme.css')).toContain(`--color-${kebab(role)}: var(--ds-color-${kebab(role)});`)
  })

  it('names for Tailwind are all ours: none of an application’s own is set', () => {
    const set = [...source('theme/tailwind.css').matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = '']) => name)
    expect(set.length).toBeGreaterThan(100)
    expect(
      set.filter(
        (name) => !/^--(color|font|text|font-weight|spacing|radius|shadow|ease|transition-duration)-ds-/.test(name),
      ),
    ).toEqual([])
  })
})

const roles = (tree: object, group: string) => Object.keys(Object.entries(tree).find(([name]) => name === group)?.[1])

it('every size of type has its line height and its letter spacing', () => {
  expect(roles(all.base, 'leading')).toEqual(roles(all.base, 'text'))
  expect(roles(all.base, 'tracking')).toEqual(roles(all.base, 'text'))
})

describe('the themes', () => {
  it('light and dark name the same roles', () => {
    expect(roles(all.dark, 'color')).toEqual(roles(all.light, 'color'))
    expect(roles(all.dark, 'shadow')).toEqual(roles(all.light, 'shadow'))
  })

  it('more contrast overrides only roles there are', () => {
    expect(roles(all.light, 'color')).toEqual(expect.arrayContaining(roles(all.lightMoreContrast, 'color')))
    expect(roles(all.darkMoreContrast, 'color')).toEqual(roles(all.lightMoreContrast, 'color'))
  })
})
