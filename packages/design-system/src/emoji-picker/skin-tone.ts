import type { Emoji } from './emoji.ts'

/**
 * A glyph with a tone on everybody in it: after each person or hand, in place of the mark that says "as a picture". The
 * handshake between two people is the one hand that takes none. A glyph that nothing can be put on stays as it is.
 */
export function withSkinTone(glyph: string, modifier: string): string {
  if (!modifier) return glyph
  return glyph.replaceAll(/(?<!\u200D)\u{1F91D}\uFE0F?|(?!\u{1F91D})\p{Emoji_Modifier_Base}\uFE0F?/gu, (person) => {
    return person.replace('\uFE0F', '') + modifier
  })
}

/** How an emoji looks in a tone, as far as it takes one and the device can draw it. */
export function toned(emoji: Emoji, modifier: string, draws: (version: number) => boolean): string {
  const { glyph, toneVersion } = emoji
  return toneVersion !== undefined && draws(toneVersion) ? withSkinTone(glyph, modifier) : glyph
}
