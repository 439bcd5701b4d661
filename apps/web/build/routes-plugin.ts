import { routes } from '@skein/contract/routes'
import type { Plugin } from 'vite'

const table = /packages\/contract\/src\/routes\.ts$/
const caller = /packages\/data\/src\/(?!client\/call\.ts$).*\.tsx?$/

const lineOf = (name: string): string | undefined => {
  const route = Object.entries(routes).find(([known]) => known === name)?.[1]
  return route && `${route.method} ${route.path}`
}

/** What stands in for the table: what used to be a name is 'GET /api/posts'. */
const reader = `
const read = (line) => { const [method, path] = line.split(' '); return { method, path } }
export const routes = new Proxy({}, { get: (_, line) => read(line) })
`

/**
 * Writes the route of each call where the call is made: `call('getPost', …)` becomes `call('GET /api/posts/{id}', …)`. The table of all
 * routes is then no part of the first page (0.9 KiB, and more with every new call); each screen brings the routes of its own calls.
 */
export function routesInPlace(): Plugin {
  return {
    name: 'skein-routes-in-place',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const file = id.split('?')[0] ?? id
      const fail = (what: string) => this.error(`${file}: ${what}`)
      if (table.test(file)) {
        const kept = code.replace(/^export const routes = \{[\s\S]*?^\} as const.*$/m, reader)
        if (kept === code) fail('The route table is no longer where it was.')
        return { code: kept, map: null }
      }
      if (!caller.test(file) || !/\bcall\(|\broutes\.|\bpathOf\(/.test(code)) return undefined
      const inPlace = (name: string) => lineOf(name) ?? fail(`There is no call named ${name}.`)
      // The name is the first argument: a text, or a choice between two.
      const named = code
        .replace(/(?<![.\w]|function )(call|pathOf)\(([^,()]*)(?=[,)])/g, (whole, of: string, name: string) => {
          const written = name.replace(
            /(^\s*|[?:]\s*)'(\w+)'/g,
            (_, before: string, call: string) => `${before}'${inPlace(call)}'`,
          )
          return written.includes(' /api/') ? `${of}(${written}` : fail(`This call does not name its route: ${whole}`)
        })
        .replace(/\broutes\.(\w+)/g, (_, name: string) => `routes['${inPlace(name)}']`)
      return { code: named, map: null }
    },
  }
}
