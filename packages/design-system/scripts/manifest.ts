/** package.json in the repository, package.json as it is published, and what a registry and an installer ask of it. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sourceCondition } from './exports.ts'

/** Where package.json stands. */
export const manifestPath = fileURLToPath(new URL('../package.json', import.meta.url))

/** What is in a package.json, before anybody knows whether it is right. */
export type Manifest = Readonly<Record<string, unknown>>

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const record = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

/** @throws when `text` holds no object */
export function parseManifest(text: string): Manifest {
  const parsed: unknown = JSON.parse(text)
  if (!isRecord(parsed)) throw new Error('package.json holds no object')
  return parsed
}

/** package.json as it stands in the repository. */
export const readManifest = (): Manifest => parseManifest(readFileSync(manifestPath, 'utf8'))

/** As a file: in the form that the formatter of the repository gives it too. */
export const printManifest = (manifest: Manifest): string => `${JSON.stringify(manifest, null, 2)}\n`

function withoutSources(target: unknown): unknown {
  if (!isRecord(target)) return target
  return Object.fromEntries(Object.entries(target).filter(([condition]) => condition !== sourceCondition))
}

/**
 * What is published: everything but the export condition for sources. A workspace of somebody else that asks for a condition of the same
 * name would otherwise be sent to files that are not in the package.
 */
export function published(manifest: Manifest): Manifest {
  const targets = Object.entries(record(manifest['exports'])).map(([path, target]) => [path, withoutSources(target)])
  return { ...manifest, exports: Object.fromEntries(targets) }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const ranges = (manifest: Manifest, kind: string) =>
  Object.entries(record(manifest[kind])).map(([name, range]) => [name, String(range)] as const)

/**
 * What is wrong with a manifest that is to be published, one sentence each; nothing of it is seen by a compiler, and most of it only by the
 * registry, in the middle of a release.
 */
export function manifestFaults(manifest: Manifest): string[] {
  const repository = record(manifest['repository'])
  const faults: string[] = []
  const ask = (holds: boolean, otherwise: string) => void (holds || faults.push(otherwise))

  // The registry compares it with the repository whose run signed the statement of origin, and refuses the version where they differ.
  if (record(manifest['publishConfig'])['provenance'] === true)
    ask(
      isText(repository['url']) && /^git\+https:\/\/github\.com\/[^/]+\/[^/]+\.git$/.test(repository['url']),
      'provenance: repository.url has to name the repository as git+https://github.com/owner/name.git',
    )
  ask(
    isText(repository['directory']),
    'repository.directory is missing: the package is one of several in its repository',
  )
  for (const field of ['name', 'version', 'description', 'license', 'author', 'homepage'])
    ask(isText(manifest[field]), `${field} is missing`)
  ask(isText(record(manifest['bugs'])['url']), 'bugs.url is missing')
  ask(isText(record(manifest['engines'])['node']), 'engines.node is missing')
  ask(manifest['private'] !== true, 'private packages are not published')
  ask(
    isText(record(manifest['scripts'])['prepack']),
    'scripts.prepack is missing: what is packed would be an older build',
  )

  // A pin is a second copy beside the consumer's own, and no repair of security without a release of ours.
  for (const [name, range] of ranges(manifest, 'dependencies'))
    ask(range.startsWith('^'), `dependencies: ${name} is ${range}, which has to be a range (^)`)
  for (const [name, range] of ranges(manifest, 'peerDependencies'))
    ask(/^\^\S+( \|\| \^\S+)*$/.test(range), `peerDependencies: ${name} is ${range}, which has no upper end`)

  const subpaths = Object.keys(record(manifest['exports'])).filter(
    (path) => path.startsWith('./') && !/\.(css|json)$/.test(path),
  )
  const measured = Object.keys(record(manifest['bytes'])).filter((name) => name.startsWith('./'))
  for (const path of subpaths) ask(measured.includes(path), `bytes: ${path} is exported and has no budget`)
  for (const name of measured) ask(subpaths.includes(name), `bytes: ${name} has a budget and is not exported`)
  return faults
}
