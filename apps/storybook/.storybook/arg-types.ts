import { INTERNAL_DEFAULT_PROJECT_ANNOTATIONS } from '@storybook/react-vite'
import type { ArgTypesEnhancer, SBType, StrictArgTypes, StrictInputType } from 'storybook/internal/types'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A type as a table shows it: on one line, without comments, and without the `undefined` that every optional prop takes. */
function spelled(raw: string, isRequired: boolean) {
  const bare = raw.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim()
  // In the members of an object an end of line parts, anywhere else it is space.
  const line = bare.startsWith('{') ? bare.replaceAll(/(?<![{\s])\s*\n\s*(?!\})/g, '; ') : bare.replace(/^\| /, '')
  const flat = line.replaceAll(/\s+/g, ' ')
  if (isRequired || !flat.endsWith(' | undefined')) return flat
  return flat.replace(/ \| undefined$/, '').replace(/^\(((?:[^()]|\([^()]*\))*)\)$/, '$1')
}

const isUndefined = (type: SBType) => type.name === 'other' && type.value === 'undefined'

/** The type that a control is chosen by: an optional boolean is a switch, not an object to be typed. */
function controlled(type: SBType, summary: string): SBType {
  const required = type.required ?? false
  if (/^\(.*\) => /.test(summary)) return { name: 'function', required }
  if (type.name !== 'union') return type
  const [only, ...others] = type.value.filter((member) => !isUndefined(member))
  return only === undefined || others.length > 0 ? type : { ...only, required }
}

/** The type of a prop that is an attribute of its element: docgen knows its default alone. */
function typeOfDefault(summary = ''): SBType | undefined {
  if (/^(true|false)$/.test(summary)) return { name: 'boolean', raw: 'boolean' }
  if (/^-?\d/.test(summary)) return { name: 'number', raw: 'number' }
  return /^['"]/.test(summary) ? { name: 'string', raw: 'string' } : undefined
}

/** The tables of props name a union by the word "union" alone, and print a default function whole. */
function spell({ type, table, ...rest }: StrictInputType): StrictInputType {
  const known = typeof type === 'object' ? type : typeOfDefault(table?.defaultValue?.summary)
  const raw = known && 'raw' in known && typeof known.raw === 'string' ? known.raw : undefined
  const summary = raw === undefined ? table?.type?.summary : spelled(raw, known?.required ?? false)
  const named = /^function (\w+)/.exec(table?.defaultValue?.summary ?? '')?.[1]
  return {
    ...rest,
    ...(known && { type: controlled(known, summary ?? '') }),
    table: {
      ...table,
      ...(summary !== undefined && { type: { ...table?.type, summary } }),
      ...(named !== undefined && { defaultValue: { summary: named } }),
    },
  }
}

const docs: unknown = INTERNAL_DEFAULT_PROJECT_ANNOTATIONS.parameters?.['docs']
const extract: unknown = isObject(docs) && 'extractArgTypes' in docs ? docs.extractArgTypes : undefined

/** What the renderer reads of a component's props, spelled out: for the tables of stories and for those of parts. */
export function extractArgTypes(component: unknown): StrictArgTypes | null {
  const found: unknown = typeof extract === 'function' ? extract(component) : null
  if (!isObject(found)) return null
  const entries: [string, StrictInputType][] = Object.entries(found)
  return Object.fromEntries(entries.map(([name, argType]) => [name, spell(argType)]))
}

/** Whether a value can be written as JSON, and be read back the same. */
function isData(value: unknown): boolean {
  if (!isObject(value)) return typeof value !== 'function' && typeof value !== 'symbol'
  if (Array.isArray(value)) return value.every(isData)
  return (
    Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value) && Object.values(value).every(isData)
  )
}

/** Types whose control Storybook finds by itself. */
const simple = new Set(['string', 'number', 'boolean', 'enum', 'function', 'symbol'])

/**
 * What has several types is edited as the one that the story gives. What it does not give is text where the type takes one;
 * nodes and objects can then only be written in code: no control, rather than one that breaks the story.
 */
function withControl(argType: StrictInputType, name: string, given: unknown): StrictInputType {
  if (argType.control !== undefined) return argType
  if (name === 'asChild' || name === 'style') return { ...argType, control: false }
  if (typeof argType.type === 'object' && simple.has(argType.type.name) && (given === undefined || isData(given)))
    return argType
  if (typeof given === 'string') return { ...argType, control: { type: 'text' } }
  if (typeof given === 'number') return { ...argType, control: { type: 'number' } }
  if (typeof given === 'boolean') return { ...argType, control: { type: 'boolean' } }
  if (isObject(given)) return isData(given) ? argType : { ...argType, control: false }
  const takesText = /^(string|ReactNode)( \| (null|false|Date))?$/.test(argType.table?.type?.summary ?? '')
  return { ...argType, control: takesText ? { type: 'text' } : false }
}

/**
 * A control for each prop that one makes sense for. What every element takes is known from the args of a story alone, which
 * tell only what one of them gave: its children are nodes.
 */
export const nameControls: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) => {
  const named =
    'children' in initialArgs && argTypes['children']?.table?.type === undefined
      ? {
          ...argTypes,
          children: { name: 'children', ...argTypes['children'], table: { type: { summary: 'ReactNode' } } },
        }
      : argTypes
  if (parameters['__isArgsStory'] !== true) return named
  const attributes = Object.keys(initialArgs).flatMap((name) => (name in named ? [] : [[name, { name }] as const]))
  return Object.fromEntries(
    [...Object.entries(named), ...attributes].map(([name, argType]) => [
      name,
      withControl(argType, name, initialArgs[name]),
    ]),
  )
}
