import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { compare, madeFrom, store } from './stored-picture.ts'

const size = { width: 320, height: 200 }

type Card = { padding?: number; ground?: string; rule?: string; at?: number; face?: string }

/** A small card: a round portrait, three words, a button, a hairline, a shadow, and a picture that fades from one colour to another. */
const card = ({ padding = 16, ground = '#f4f4f5', rule = '#d4d4d8', at = 0, face = '#7c3aed' }: Card = {}) => {
  const [x, y] = [20 + padding + at, 20 + padding]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">
<defs><linearGradient id="dusk"><stop stop-color="#1e3a5f"/><stop offset="1" stop-color="#e8b04a"/></linearGradient></defs>
<rect width="320" height="200" fill="${ground}"/>
<rect x="20.5" y="20.5" width="279" height="159" rx="12" fill="#fff" stroke="${rule}"/>
<circle cx="${x + 14}" cy="${y + 14}" r="14" fill="${face}"/>
<path d="M${x + 40} ${y + 18} l4 -10 l4 10 m-6.5 -3.5 h5 m8 -6.5 v10 m0 -5 c0 -6 9 -6 9 0 s-9 6 -9 0 m24 -2 c-4 -5 -9 -2 -9 2 s5 7 9 2" fill="none" stroke="#18181b" stroke-width="1.4"/>
<rect x="${x}" y="${y + 44}" width="84" height="30" rx="15" fill="#4f46e5"/>
<rect x="190" y="60" width="90" height="90" fill="url(#dusk)"/>
</svg>`
}

/** The card as a rasteriser draws it that looks at so many points a side of each pixel to shade an edge. */
async function drawn(svg: string, points = 1): Promise<Buffer> {
  const fine = await sharp(Buffer.from(svg), { density: 72 * points })
    .flatten()
    .raw()
    .toBuffer()
  const { width, height } = size
  const pixels = new Uint8Array(width * height * 3)
  for (let at = 0; at < pixels.length; at += 1) {
    const [x, y, channel] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width), at % 3]
    let sum = 0
    for (let point = 0; point < points ** 2; point += 1) {
      const row = y * points + Math.floor(point / points)
      sum += fine[(row * width * points + x * points + (point % points)) * 3 + channel] ?? 0
    }
    pixels[at] = Math.round(sum / points ** 2)
  }
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .png()
    .toBuffer()
}

/** The picture with each pixel changed by a function of its place and value. */
async function altered(png: Buffer, change: (value: number, at: number) => number): Promise<Buffer> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  return sharp(Uint8Array.from(data, change), {
    raw: { width: info.width, height: info.height, channels: info.channels },
  })
    .png()
    .toBuffer()
}

const plain = await drawn(card())
const stored = await store(plain)

describe('a stored picture', () => {
  it('knows the screenshot it was made from, and holds each of its pixels', async () => {
    const other = await drawn(card({ padding: 17 }))
    expect([madeFrom(stored, plain), madeFrom(stored, other)]).toEqual([true, false])
    expect(await compare(stored, plain)).toEqual({ isSame: true, pixels: 0 })
    const [before, after] = await Promise.all([stored, plain].map((one) => sharp(one).removeAlpha().raw().toBuffer()))
    expect(before?.equals(after ?? new Uint8Array())).toBe(true)
  })

  it.each([
    ['shades edges more finely', () => drawn(card(), 2)],
    ['shades edges more finely still', () => drawn(card(), 5)],
    [
      'rounds mixed colours up or down',
      () => altered(plain, (value, at) => (at % 7 === 0 && value > 0 && value < 244 ? value - 1 : value)),
    ],
    ['mixes what is half transparent a bit lighter', () => drawn(card({ face: '#7d3aee' }))],
  ])('is the same for a rasteriser that %s', async (_how, draw) => {
    const fresh = await draw()
    expect(madeFrom(stored, fresh)).toBe(false)
    expect(await compare(stored, fresh)).toMatchObject({ isSame: true })
  })

  it.each<[string, Card]>([
    ['a pixel more of padding', { padding: 17 }],
    ['a pixel less of padding', { padding: 15 }],
    ['a pixel to the side', { at: 1 }],
    ['a ground that is one step of blue away', { ground: '#f4f4f4' }],
    ['a ground that is one step of grey away', { ground: '#f5f5f6' }],
    ['a small round that is two steps away', { face: '#7c3cee' }],
    ['a hairline in the next colour of the scale', { rule: '#e4e4e7' }],
  ])('finds %s', async (_what, change) => {
    const { isSame, pixels, marked } = await compare(stored, await drawn(card(change)))
    expect([isSame, pixels > 0, marked === undefined]).toEqual([false, true, false])
  })

  describe('with a film', () => {
    /** Where the picture that fades stands. */
    const film = { x: 190, y: 60, width: 90, height: 90 }
    /** Every pixel of the film, or of the rest, with some of its channels changed. */
    const shifted = (inFilm: boolean, by: number) =>
      altered(plain, (value, at) => {
        const [x, y] = [Math.floor(at / 3) % size.width, Math.floor(at / 3 / size.width)]
        const isIn = x >= film.x && x < film.x + film.width && y >= film.y && y < film.y + film.height
        return isIn === inFilm && at % 3 === 2 ? Math.max(0, value - by) : value
      })

    it('is the same where only the shades of the film are others', async () => {
      const fresh = await shifted(true, 12)
      expect(await compare(stored, fresh, [film])).toEqual({ isSame: true, pixels: 0 })
      expect((await compare(stored, fresh)).isSame).toBe(false)
    })

    it('finds something bright that has moved in the film', async () => {
      const dot = (x: number) => card().replace('</svg>', `<circle cx="${x}" cy="100" r="4" fill="#fff"/></svg>`)
      const before = await store(await drawn(dot(210)))
      expect((await compare(before, await drawn(dot(218)), [film])).isSame).toBe(false)
    })

    it('finds what has changed beside the film', async () => {
      expect((await compare(stored, await shifted(false, 1), [film])).isSame).toBe(false)
      expect((await compare(stored, await drawn(card({ padding: 17 })), [film])).isSame).toBe(false)
    })

    it('looks only at the part of a film that is in the picture', async () => {
      const [left, right] = [
        { ...film, x: -50 },
        { ...film, x: 300.5, y: 180 },
      ]
      expect((await compare(stored, plain, [left, right])).isSame).toBe(true)
    })
  })

  describe('with a shadow', () => {
    /** Bands of 12 px, each a step darker than the one before, as a wide shadow has them; and a surface beside them. */
    const bands = (lighter: number, surface = 139) => {
      const pixels = new Uint8Array(size.width * size.height * 3)
      for (let at = 0; at < pixels.length; at += 1) {
        const x = Math.floor(at / 3) % size.width
        pixels[at] = x < 200 ? 139 - Math.floor(x / 12) + lighter : surface
      }
      return sharp(pixels, { raw: { ...size, channels: 3 } })
        .png()
        .toBuffer()
    }

    it('is the same where all its bands are rounded the other way', async () => {
      for (const lighter of [1, 2])
        expect(await compare(await store(await bands(0)), await bands(lighter))).toMatchObject({ isSame: true })
      expect(await compare(await store(await bands(0)), await bands(3))).toMatchObject({ isSame: false })
    })

    it('finds the surface beside it that is a step lighter', async () => {
      expect(await compare(await store(await bands(0, 200)), await bands(0, 201))).toMatchObject({ isSame: false })
      expect(await compare(await store(await bands(0, 200)), await bands(1, 201))).toMatchObject({ isSame: false })
    })
  })

  describe('behind a scrim', () => {
    it('is the same where everything is rounded the other way', async () => {
      const fresh = await altered(plain, (value) => Math.max(0, value - 1))
      expect(await compare(stored, fresh, [], true)).toMatchObject({ isSame: true })
      expect(await compare(stored, fresh)).toMatchObject({ isSame: false })
    })

    it.each<[string, Card]>([
      ['a pixel more of padding', { padding: 17 }],
      ['a ground in the next colour of the scale', { ground: '#e4e4e7' }],
    ])('finds %s', async (_what, change) => {
      expect(await compare(stored, await drawn(card(change)), [], true)).toMatchObject({ isSame: false })
    })
  })

  it('finds a picture of another size', async () => {
    const smaller = await sharp(plain).extract({ left: 0, top: 0, width: 319, height: 200 }).png().toBuffer()
    expect(await compare(stored, smaller)).toEqual({ isSame: false, pixels: 319 * 200 })
  })
})
