/** What the package exports, discovered, and what the conformance tests know of each. */
import type { ComponentType } from 'react'
import * as icons from '../src/icon/index.ts'
import * as exported from '../src/index.ts'
import { fixtures, type Fixture } from './conformance.fixtures.tsx'

/** They render nothing but their children: there is no element to ask anything of. */
export const providers: Record<string, Fixture> = {
  DesignSystemProvider: {
    wrapper: true,
    render: () => <exported.DesignSystemProvider locale="en">Inside</exported.DesignSystemProvider>,
  },
  ThemeProvider: { wrapper: true, render: () => <exported.ThemeProvider>Inside</exported.ThemeProvider> },
  TooltipProvider: { wrapper: true, render: () => <exported.TooltipProvider>Inside</exported.TooltipProvider> },
}

function isComponent(name: string, value: unknown): value is ComponentType {
  return typeof value === 'function' && /^[A-Z]/.test(name)
}

function isNamespace(name: string, value: unknown): value is Record<string, unknown> {
  return /^[A-Z]/.test(name) && typeof value === 'object' && value !== null
}

/** Every exported component by name; parts as `Dialog.Content`. */
export const components = Object.entries(exported).flatMap(([name, value]: [string, unknown]) => {
  if (isComponent(name, value)) return [name]
  if (!isNamespace(name, value)) return []
  return Object.entries(value).flatMap(([part, inner]) => (isComponent(part, inner) ? [`${name}.${part}`] : []))
})

/** The icons need nothing to be rendered with. */
const iconFixtures = Object.fromEntries(
  Object.entries(icons).map(([name, Icon]): [string, Fixture] => [name, { render: (probe) => <Icon {...probe} /> }]),
)

/** Every component with an element of its own, and what the tests need to know of it. */
export const all: Record<string, Fixture> = { ...fixtures, ...iconFixtures }
