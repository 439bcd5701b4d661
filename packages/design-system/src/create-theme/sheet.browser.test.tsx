import '../theme/styles.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emulateMedia, endEmulation, setPointer } from '../../test/emulation.ts'
import { dark as ourDark, light as ourLight } from '../tokens/index.ts'
import { createTheme } from './create-theme.ts'

const { documentElement } = document
let before: string | undefined
const made: Element[] = []

beforeEach(() => {
  before = documentElement.dataset.theme
  delete documentElement.dataset.theme
})

afterEach(async () => {
  for (const element of made.splice(0)) element.remove()
  if (before === undefined) delete documentElement.dataset.theme
  else documentElement.dataset.theme = before
  await endEmulation()
})

function put(html: string): void {
  const host = document.createElement('div')
  host.innerHTML = html
  document.body.append(host)
  made.push(host)
}

/** First in the head, so that it stands after our own sheet by its layer alone. */
function load(css: string): void {
  const style = document.createElement('style')
  style.textContent = css
  document.head.prepend(style)
  made.push(style)
}

const accentAt = (id: string) =>
  getComputedStyle(document.querySelector(id) ?? documentElement).getPropertyValue('--ds-color-accent')

const asked = { accent: '#b45309' }
const { light, dark, lightMoreContrast, darkMoreContrast } = createTheme(asked)

describe('a theme of the page', () => {
  beforeEach(() => load(createTheme({ ...asked, radius: 'round' }).css))

  it('comes after ours wherever its sheet stands, in every way that a theme is chosen', async () => {
    put('<i id="forced" data-theme="dark"><i id="inside" data-theme="light"></i></i>')
    expect(accentAt('html')).toBe(light.color.accent)
    expect(accentAt('#forced')).toBe(dark.color.accent)
    expect(accentAt('#inside')).toBe(light.color.accent)
    expect(getComputedStyle(documentElement).getPropertyValue('--ds-radius-control')).toBe('12px')

    await emulateMedia([{ name: 'prefers-color-scheme', value: 'dark' }])
    expect(accentAt('html')).toBe(dark.color.accent)
    expect(getComputedStyle(documentElement).colorScheme).toBe('dark')
    documentElement.dataset.theme = 'light'
    expect(accentAt('html')).toBe(light.color.accent)
  })

  it('has more contrast for who asks for it', async () => {
    await emulateMedia([{ name: 'prefers-contrast', value: 'more' }])
    expect(accentAt('html')).toBe(lightMoreContrast.color.accent)
    documentElement.dataset.theme = 'dark'
    expect(accentAt('html')).toBe(darkMoreContrast.color.accent)
    delete documentElement.dataset.theme
    await emulateMedia([
      { name: 'prefers-contrast', value: 'more' },
      { name: 'prefers-color-scheme', value: 'dark' },
    ])
    expect(accentAt('html')).toBe(darkMoreContrast.color.accent)
  })
})

describe('a density', () => {
  const height = () => getComputedStyle(documentElement).getPropertyValue('--ds-control-md')

  it('is for a mouse: a finger keeps the heights that it needs', async () => {
    load(createTheme({ ...asked, density: 'compact' }).css)
    await setPointer('fine')
    expect(height()).toBe('2.25rem')
    await setPointer('coarse')
    expect(height()).toBe('2.75rem')
  })

  it('is ours where none is asked for', async () => {
    load(createTheme(asked).css)
    await setPointer('fine')
    expect(height()).toBe('2.75rem')
  })
})

describe('a theme of a part', () => {
  beforeEach(() => load(createTheme({ ...asked, selector: '.brand, #other' }).css))

  it('leaves the rest of the page as it is', () => {
    put('<i id="outside"></i><i class="brand" id="part"></i><i id="other"></i>')
    expect(accentAt('#outside')).toBe(ourLight.color.accent)
    expect(accentAt('#part')).toBe(light.color.accent)
    expect(accentAt('#other')).toBe(light.color.accent)
  })

  it('follows the nearest choice around it, upon it and in it', async () => {
    put(`
      <i data-theme="dark"><i class="brand" id="in-dark"></i>
        <i data-theme="light"><i class="brand" id="light-in-dark"></i></i></i>
      <i data-theme="light"><i data-theme="dark"><i class="brand" id="dark-in-light"></i></i></i>
      <i class="brand" data-theme="dark" id="itself"></i>
      <i class="brand"><i data-theme="dark" id="inside"><i data-theme="light" id="inside-that"></i></i></i>
      <i class="brand" id="free"></i>`)
    const shown = () =>
      Object.fromEntries(
        ['in-dark', 'light-in-dark', 'dark-in-light', 'itself', 'inside', 'inside-that', 'free'].map((id) => [
          id,
          [light, dark].findIndex(({ color }) => color.accent === accentAt(`#${id}`)),
        ]),
      )
    const chosen = { 'in-dark': 1, 'light-in-dark': 0, 'dark-in-light': 1, itself: 1, inside: 1, 'inside-that': 0 }
    expect(shown()).toEqual({ ...chosen, free: 0 })
    await emulateMedia([{ name: 'prefers-color-scheme', value: 'dark' }])
    expect(shown()).toEqual({ ...chosen, free: 1 })
    expect(accentAt('html')).toBe(ourDark.color.accent)
  })

  it('gives its text its own ink', () => {
    put('<i data-theme="dark"><b class="brand" data-theme="light" id="part">Text</b></i>')
    const part = document.querySelector('#part') ?? documentElement
    const ink = getComputedStyle(part).color
    put(`<i id="probe" style="color:${light.color.text}"></i>`)
    expect(ink).toBe(getComputedStyle(document.querySelector('#probe') ?? documentElement).color)
  })
})
