import { routes } from '@skein/contract'
import type { RouteName } from '@skein/contract'

type Route = { name: RouteName; method: string; pattern: RegExp; keys: string[] }

const escape = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)

function routeOf(name: RouteName): Route {
  const { method, path } = routes[name]
  const keys = [...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key)
  return { name, method, keys, pattern: new RegExp(`^${escape(path).replace(/\{\w+\}/g, '([^/]+)')}$`) }
}

/** Paths without parameters come first: `/api/messages/conversations` fits `/api/messages/{userId}` as well. */
const byPath = Object.keys(routes)
  .filter((name): name is RouteName => name in routes)
  .map(routeOf)
  .toSorted((a, b) => a.keys.length - b.keys.length)

/** A part of a path as it was meant; a part that is no encoding stands for itself. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The call that a request is for, with the parameters of its path. */
export function findRoute(
  method: string,
  path: string,
): { name: RouteName; params: Record<string, string> } | undefined {
  for (const { name, method: own, pattern, keys } of byPath) {
    if (own !== method) continue
    const parts = pattern.exec(path)
    if (parts)
      return { name, params: Object.fromEntries(keys.map((key, index) => [key, decode(parts[index + 1] ?? '')])) }
  }
  return undefined
}
