import { drawPicture, drawPortrait } from '@skein/painter/illustrations'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { buildDemo } from './build-demo.ts'

const demo = buildDemo({ now: new Date('2025-11-21T09:00:00Z') })

describe('drawings', () => {
  it('draws every portrait differently, and the same one the same way', () => {
    const specs = demo.members.flatMap((member) => (member.portrait === null ? [] : [member.portrait]))
    const drawn = specs.map(drawPortrait)
    expect(new Set(drawn).size).toBe(specs.length)
    expect(specs.map(drawPortrait)).toEqual(drawn)
  })

  it('renders one picture of every family in the size asked for', async () => {
    const byScene = new Map(demo.posts.flatMap((post) => post.images.map(({ spec }) => [spec.scene, spec] as const)))
    expect(byScene.size).toBeGreaterThanOrEqual(20)
    for (const spec of byScene.values()) {
      const svg = drawPicture(spec)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      const { width, height } = await sharp(Buffer.from(svg)).metadata()
      expect([width, height]).toEqual([spec.width, spec.height])
    }
  })

  it('writes no broken number into any drawing of the set', () => {
    const specs = demo.posts.flatMap(({ images, linkPreview }) =>
      images.map(({ spec }) => spec).concat(linkPreview?.image ?? []),
    )
    expect(specs.length).toBeGreaterThan(300)
    for (const spec of specs) expect(drawPicture(spec)).not.toMatch(/NaN|undefined|Infinity/)
  })
})
