/** What the package exports, discovered, and what the conformance tests know of each. */
import type { ComponentType } from 'react'
import * as drawn from '../src/icon/index.ts'
import * as exported from '../src/index.ts'
import type { Fixture, Fixtures } from './conformance.fixture.tsx'

/** They render nothing but their children: there is no element to ask anything of. */
export const providers: Fixtures = {
  DesignSystemProvider: {
    wrapper: true,
    render: () => <exported.DesignSystemProvider locale="en">Inside</exported.DesignSystemProvider>,
  },
  ThemeProvider: { wrapper: true, render: () => <exported.ThemeProvider>Inside</exported.ThemeProvider> },
  TooltipProvider: { wrapper: true, render: () => <exported.TooltipProvider>Inside</exported.TooltipProvider> },
}

function isComponent(name: string, value: unknown): value is ComponentType<Record<string, unknown>> {
  return typeof value === 'function' && /^[A-Z]/.test(name)
}

function isNamespace(name: string, value: unknown): value is Record<string, unknown> {
  return /^[A-Z]/.test(name) && typeof value === 'object' && value !== null
}

/** Every exported component by name; parts as `Dialog.Content`. */
const components = Object.entries(exported).flatMap(([name, value]: [string, unknown]) => {
  if (isComponent(name, value)) return [{ name, Component: value }]
  if (!isNamespace(name, value)) return []
  return Object.entries(value).flatMap(([part, inner]) =>
    isComponent(part, inner) ? [{ name: `${name}.${part}`, Component: inner }] : [],
  )
})

const described: Fixtures = Object.fromEntries(
  Object.values(
    import.meta.glob<Fixtures>('../src/*/*.conformance.tsx', { eager: true, import: 'conformance' }),
  ).flatMap((found) => Object.entries(found)),
)

/** Fixtures that describe nothing the package exports: what is left of a renamed or removed component. */
export const orphans = Object.keys(described).filter((name) => !components.some((component) => component.name === name))

/** Every component with an element of its own. One that nothing is written about is rendered without any props. */
export const all: Record<string, Fixture> = Object.fromEntries(
  components
    .filter(({ name }) => !(name in providers))
    .map(({ name, Component }) => [name, described[name] ?? { render: (probe) => <Component {...probe} /> }]),
)

/** Every icon: one function draws them all, from a table. */
export const icons = Object.entries(all).filter(([name]) => name in drawn)

/** Icons of one shape, of many, and of the longest name: asked everything that a component is asked. */
const askedInFull: ReadonlySet<string> = new Set(['CheckIcon', 'HeartIcon', 'RectangleHorizontalIcon'])

/** What is asked one by one: every component, and of the icons three. */
export const single = Object.entries(all).filter(([name]) => !(name in drawn) || askedInFull.has(name))

/** Folders of src and what each exports. */
const modules = Object.entries(import.meta.glob<Record<string, unknown>>('../src/*/index.ts', { eager: true }))

/** By its folder, every component that is asked one by one, providers left out: what a page of its own is written about. */
export const byFolder = modules
  .map(([path, names]) => {
    const isIn = (name: string) => name.split('.', 1).some((root) => root in names)
    return { folder: path.split('/').at(-2) ?? path, fixtures: single.filter(([name]) => isIn(name)) }
  })
  .filter(({ fixtures }) => fixtures.length > 0)
