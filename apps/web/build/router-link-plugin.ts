import type { Plugin } from 'vite'

const stub = '\0skein-router-link'

/**
 * Leaves the router's `Link` out of the bundle (1.5 KiB). Route objects carry it as a property, so nothing else removes it; here
 * links are plain anchors, turned into navigation by one listener (`src/navigation/links.ts`). Should the file be called
 * differently one day, the first-load budget says so.
 */
export function withoutRouterLink(): Plugin {
  return {
    name: 'skein-without-router-link',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id, importer) {
      return id === './link.js' && importer?.endsWith('react-router/dist/esm/route.js') === true ? stub : undefined
    },
    load(id) {
      return id === stub ? 'export const Link = () => { throw new Error("Links are plain anchors here.") }' : undefined
    },
  }
}
