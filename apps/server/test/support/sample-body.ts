/** Bodies of the contract's calls as its schemas draw them, and every place in them where a text stands. */
import type { RouteName } from '@skein/contract'
import { calls } from '@skein/contract/calls'
import * as z from 'zod'
import type { ZodMiniType } from 'zod/mini'

type Json = Record<string, unknown>
/** The keys and indexes that lead to a value. */
export type Place = readonly (string | number)[]

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Stands for the id of something in a sample. */
export const someId = '019a0000-0000-7000-8000-000000000000'

const byFormat: Record<string, string> = {
  uuid: someId,
  uri: 'https://somewhere.example/',
  email: 'somebody@mail.example',
}

/** The alternatives of a schema, nothing left out. */
const variantsOf = (schema: Json): Json[] => {
  const all = [...listOf(schema.anyOf), ...listOf(schema.oneOf), ...listOf(schema.allOf)].filter(isObject)
  return all.length === 0 ? [schema] : all.flatMap(variantsOf)
}

/** Something with the form of a schema; of alternatives the first that is not null. */
function sampleOf(schema: Json): unknown {
  const variant = variantsOf(schema).find(({ type }) => type !== 'null') ?? {}
  if ('const' in variant) return variant.const
  if (Array.isArray(variant.enum)) return variant.enum[0]
  if (variant.type === 'string') return byFormat[String(variant.format)] ?? 'something'
  if (variant.type === 'integer' || variant.type === 'number') return Number(variant.minimum ?? 1)
  if (variant.type === 'boolean') return true
  if (variant.type === 'array')
    return Array.from({ length: Number(variant.minItems ?? 1) }, () =>
      sampleOf(isObject(variant.items) ? variant.items : {}),
    )
  if (isObject(variant.properties))
    return Object.fromEntries(
      Object.entries(variant.properties).map(([key, inner]) => [key, sampleOf(isObject(inner) ? inner : {})]),
    )
  return 'something'
}

function placesIn(schema: Json, place: Place): Place[] {
  return variantsOf(schema).flatMap((variant) => {
    if (variant.type === 'string' || Object.keys(variant).length === 0) return [place]
    if (variant.type === 'array' && isObject(variant.items)) return placesIn(variant.items, [...place, 0])
    const properties = isObject(variant.properties) ? variant.properties : {}
    return Object.entries(properties).flatMap(([key, inner]) =>
      isObject(inner) ? placesIn(inner, [...place, key]) : [],
    )
  })
}

const schemaOf = (schema: ZodMiniType): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })

/** A body of a call and its texts, each place once; nothing where it has no body. */
export function bodyOf(name: RouteName): { sample: Json; texts: Place[] } | undefined {
  const { body }: { summary: string; body?: ZodMiniType } = calls[name]
  if (body === undefined) return undefined
  const schema = schemaOf(body)
  const texts = new Map(placesIn(schema, []).map((place) => [place.join('.'), place]))
  const samples = variantsOf(schema).map(sampleOf).filter(isObject)
  return { sample: Object.assign({}, ...samples), texts: [...texts.values()] }
}

/** A copy of `body` with `text` at a place; what is missing on the way there is made. */
export function withText(body: unknown, place: Place, text: string): unknown {
  const [key, ...rest] = place
  if (key === undefined) return text
  if (typeof key === 'number') {
    const list = [...listOf(body)]
    list[key] = withText(list[key], rest, text)
    return list
  }
  return { ...(isObject(body) ? body : {}), [key]: withText(isObject(body) ? body[key] : undefined, rest, text) }
}
