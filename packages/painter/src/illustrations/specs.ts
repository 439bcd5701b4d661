/** What an illustration is drawn from: plain data, small enough to be kept in the place of the picture. */

/** Everything `drawPortrait` needs to draw one 256 × 256 avatar; the same spec always draws the same picture. */
export interface PortraitSpec {
  readonly kind: 'person' | 'object'
  readonly seed: number
  /** Index into the background pairs of the portrait palette. */
  readonly ground: number
  /** Index into the skin tones, light to dark; ignored for objects. */
  readonly skin: number
  readonly hair: HairStyle
  readonly hairColor: number
  readonly clothes: ClothesStyle
  readonly clothesColor: number
  readonly glasses: 'none' | 'round' | 'square'
  readonly hat: 'none' | 'beanie' | 'cap' | 'straw' | 'headscarf' | 'turban' | 'beret'
  readonly beard: 'none' | 'stubble' | 'full' | 'moustache'
  readonly extra: 'none' | 'earrings' | 'freckles' | 'flower' | 'headphones'
  /** What an object avatar shows. */
  readonly object: PortraitObject
}

export type HairStyle =
  | 'bob'
  | 'long'
  | 'wavy'
  | 'bun'
  | 'short'
  | 'crop'
  | 'curly'
  | 'afro'
  | 'braids'
  | 'side'
  | 'bald'
  | 'ponytail'
  | 'fringe'

export type ClothesStyle = 'crew' | 'collar' | 'turtleneck' | 'vneck' | 'hoodie' | 'stripes' | 'scarf' | 'dungarees'

export type PortraitObject =
  | 'cat'
  | 'dog'
  | 'bread'
  | 'plant'
  | 'moon'
  | 'mug'
  | 'bicycle'
  | 'bird'
  | 'mountain'
  | 'book'
  | 'lemon'
  | 'record'

/** The families of pictures `drawPicture` knows. */
export type PictureScene =
  | 'hills'
  | 'sea'
  | 'comet'
  | 'bread'
  | 'skyline'
  | 'books'
  | 'garden'
  | 'cat'
  | 'chart'
  | 'poster'
  | 'coffee'
  | 'forest'
  | 'mountains'
  | 'street'
  | 'vinyl'
  | 'interface'
  | 'dish'
  | 'snow'
  | 'window'
  | 'desert'
  | 'bicycle'
  | 'stadium'
  | 'lake'
  | 'balloon'
  | 'wool'
  | 'tram'

/** One picture: a family, a size in pixels and a seed for everything that varies inside the family. */
export interface PictureSpec {
  readonly scene: PictureScene
  readonly width: number
  readonly height: number
  readonly seed: number
}
