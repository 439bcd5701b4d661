import { limits } from '@skein/contract/limits'
import type { Plugin } from 'vite'

const ours = /packages\/(?:data|features|contract)\/.*\.tsx?$/

/**
 * Writes the figures of the contract's `limits` where they are used: `limits.post.max` becomes `500`. One table of all limits came with
 * the first page (0.6 KiB), and grew with every new part of the product; what is no plain figure still comes from it.
 */
export function limitsInPlace(): Plugin {
  const figures = new Map<string, number>()
  for (const [group, values] of Object.entries(limits)) {
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === 'number') figures.set(`${group}.${name}`, value)
    }
  }
  return {
    name: 'skein-limits-in-place',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!ours.test(id) || !code.includes('limits.')) return undefined
      const written = code.replace(/(?<![.\w/'])limits\.(\w+\.\w+)\b(?!\.)/g, (as, name: string) =>
        String(figures.get(name) ?? as),
      )
      return written === code ? undefined : { code: written, map: null }
    },
  }
}
