/** The files of a new primitive, from `primitive/`: a block with children, which every rule of the library finds in order. */
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** How a primitive is called: `RatingStars` in `rating-stars/`, its class `ratingStars`. */
export type PrimitiveName = { component: string; folder: string; style: string }

/** @param text as a component is called @returns nothing where it is no such name */
export function primitiveName(text: string | undefined): PrimitiveName | undefined {
  if (text === undefined || !/^(?:[A-Z][a-z0-9]+)+$/.test(text)) return undefined
  const words = [...text.matchAll(/[A-Z][a-z0-9]+/g)].map(([word]) => word)
  return {
    component: text,
    folder: words.map((word) => word.toLowerCase()).join('-'),
    style: `${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  }
}

const templates = fileURLToPath(new URL('primitive/', import.meta.url))

/** The files by their names in the folder of the primitive. In the templates it is called `Primitive`, its class `primitive`. */
export function primitiveFiles({ component, style }: PrimitiveName): [file: string, text: string][] {
  const named = (text: string) => text.replaceAll(/\bPrimitive(?!s\b)/g, component).replaceAll(/\bprimitive\b/g, style)
  return readdirSync(templates).map((file) => [
    named(file).replace(/\.txt$/, ''),
    named(readFileSync(`${templates}${file}`, 'utf8')),
  ])
}
