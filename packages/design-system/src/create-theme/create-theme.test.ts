import { formatHex } from 'culori'
import { describe, expect, it } from 'vitest'
import { dark, darkMoreContrast, light, lightMoreContrast } from '../tokens/index.ts'
import { checkContrast } from './check-contrast.ts'
import { readColour } from './colour.ts'
import { createTheme } from './create-theme.ts'

/** The ends of the scales. */
const ends = ['#000000', '#ffffff', '#808080', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff']

/** And hue, chroma and lightness in even steps. */
const accents = [
  ...ends,
  ...Array.from({ length: 24 }, (_, turn) => turn * 15).flatMap((h) =>
    [0.05, 0.15, 0.3].flatMap((c) =>
      [0.15, 0.35, 0.5, 0.65, 0.8, 0.95].map((l) => formatHex({ mode: 'oklch', l, c, h })),
    ),
  ),
]

const failing = (theme: Parameters<typeof checkContrast>[0]) =>
  checkContrast(theme)
    .filter(({ holds }) => !holds)
    .map(({ set, front, ground, ratio, need }) => `${set}: ${front} on ${ground} has ${ratio}, needs ${need}`)

const ours = { light, dark, lightMoreContrast, darkMoreContrast }
const sets = ['light', 'dark', 'lightMoreContrast', 'darkMoreContrast'] as const

describe('every promised pair holds', () => {
  it('asks for hundreds', () => expect(new Set(accents).size).toBeGreaterThan(300))

  it.each(accents)('%s', (accent) => expect(failing(createTheme({ accent }))).toEqual([]))

  it.each(accents.filter((_, at) => at % 7 === 0))('%s for AI, too', (ai) => {
    expect(failing(createTheme({ accent: '#b45309', ai }))).toEqual([])
  })

  it('and one that does not is found', () => {
    const theme = createTheme({ accent: '#b45309' })
    const pale = { ...theme, light: { color: { ...theme.light.color, accentText: '#ffff00' } } }
    expect(failing(pale).length).toBeGreaterThanOrEqual(4)
  })
})

describe('our own accent', () => {
  it('gives our own theme to the letter', () => {
    const theme = createTheme({ accent: ours.light.color.accent, ai: ours.light.color.ai })
    for (const set of sets) expect(theme[set].color).toEqual(ours[set].color)
    // On the dark page both stand elsewhere, as they do in ours.
    expect(theme.moved.map(({ set, role }) => `${set} ${role}`)).toEqual(['dark accent', 'dark ai'])
  })

  it.each(['#1a60e5', '#1b5fe6', '#1c5ee3', '#195fe4'])('%s, beside it, gives nearly ours', (accent) => {
    const theme = createTheme({ accent })
    for (const set of sets) {
      const colours: Readonly<Record<string, string>> = theme[set].color
      for (const [role, our] of Object.entries(ours[set].color)) {
        const [one, other] = [readColour(colours[role] ?? ''), readColour(our)]
        if (!one || !other) continue
        // No eye tells apart what differs by as little.
        expect(Math.abs(one.l - other.l), `${set} ${role}`).toBeLessThan(0.01)
        expect(Math.abs(one.c - other.c), `${set} ${role}`).toBeLessThan(0.015)
      }
    }
  })
})

describe('the accent', () => {
  it.each(['#b45309', '#0000ff', '#7c2d12', '#000000'])('%s stays what it is on the light page', (accent) => {
    expect(createTheme({ accent }).light.color.accent).toBe(accent)
  })

  it.each(['#ffff00', '#ff69b4', '#ffffff'])('%s stays what it is on the dark page', (accent) => {
    expect(createTheme({ accent }).dark.color.accent).toBe(accent)
  })

  it('is darkened where it cannot be read, no further than that, and it is told', () => {
    const { light, moved } = createTheme({ accent: '#ffff00' })
    const told = moved.find(({ set, role }) => set === 'light' && role === 'accent')
    expect(told).toMatchObject({ from: '#ffff00', to: light.color.accent })
    expect(told?.lightness).toBeLessThan(-0.3)
    const accent = checkContrast(createTheme({ accent: '#ffff00' })).filter(({ front }) => front === 'accent')
    expect(accent.find(({ set }) => set === 'light')?.ratio).toBeLessThan(4.6)
  })

  it('tints the paper no more than ours is, and grey does not', () => {
    const chroma = (colour: string) => readColour(colour)?.c ?? 0
    const vivid = createTheme({ accent: '#ff0000' })
    expect(chroma(vivid.light.color.canvas)).toBeLessThanOrEqual(chroma(ours.light.color.canvas) + 0.002)
    expect(chroma(createTheme({ accent: '#808080' }).light.color.canvas)).toBe(0)
  })

  it('leaves AI, states and people as they are', () => {
    const { color } = createTheme({ accent: '#b45309' }).light
    for (const role of ['ai', 'like', 'danger', 'success', 'warning', 'verified', 'avatarFrom3'] as const)
      expect(color[role]).toBe(ours.light.color[role])
  })

  it.each(['teal', 'rgb(180 83 9)', 'hsl(26 90% 37%)', 'oklch(0.55 0.15 50)', 'lab(45 40 50)'])(
    'is whatever CSS writes: %s',
    (accent) => expect(failing(createTheme({ accent }))).toEqual([]),
  )
})

describe('what is none', () => {
  it.each(['', 'brand', '#12345', 'rgb(0 0 0 / 0.5)', 'transparent', 'currentColor'])(
    '%j is refused by name',
    (accent) => {
      expect(() => createTheme({ accent })).toThrow(TypeError)
      expect(() => createTheme({ accent })).toThrow(JSON.stringify(accent))
      expect(() => createTheme({ accent: '#b45309', ai: accent })).toThrow(/ai has to be/)
    },
  )

  it('a selector that would end the rule is refused', () => {
    for (const selector of ['', ' ', 'a{}', '.a;']) {
      expect(() => createTheme({ accent: '#b45309', selector })).toThrow(/selector has to be/)
    }
  })

  it('a radius that has no name is refused', () => {
    const options: object = { accent: '#b45309', radius: 'bold' }
    expect(() => Reflect.apply(createTheme, undefined, [options])).toThrow(/sharp, soft, round; given was "bold"/)
  })

  it('a density that has no name is refused', () => {
    const options: object = { accent: '#b45309', density: 'tiny' }
    expect(() => Reflect.apply(createTheme, undefined, [options])).toThrow(
      /compact, comfortable, spacious; given was "tiny"/,
    )
  })
})
