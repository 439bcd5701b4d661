/** What a registry refuses in the middle of a release is refused here first. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { sourceCondition } from '../scripts/exports.ts'
import { manifestFaults, printManifest, published, readManifest } from '../scripts/manifest.ts'
import { notice } from '../scripts/notice.ts'

const manifest = readManifest()

it('package.json can be published', () => expect(manifestFaults(manifest)).toEqual([]))

describe('a manifest that cannot', () => {
  it.each([
    ['provenance', { repository: { directory: 'packages/design-system' } }],
    ['provenance', { repository: { url: 'https://example.com/a.zip', directory: 'packages/design-system' } }],
    ['repository.directory', { repository: { url: 'git+https://github.com/a/b.git' } }],
    ['homepage', { homepage: undefined }],
    ['author', { author: '' }],
    ['bugs.url', { bugs: undefined }],
    ['engines.node', { engines: undefined }],
    ['scripts.prepack', { scripts: {} }],
    ['private', { private: true }],
    ['dependencies: clsx', { dependencies: { clsx: '2.1.1' } }],
    ['peerDependencies: react', { peerDependencies: { react: '>=19' } }],
    [
      'bytes: ./button',
      {
        bytes: { ...Object(manifest['bytes']), './button': undefined, './nothing': {} },
        exports: { './button': './b.js' },
      },
    ],
  ])('is told what is wrong: %s', (fault, change) => {
    const changed: Record<string, unknown> = { ...manifest, ...change }
    const told = manifestFaults(JSON.parse(JSON.stringify(changed)))
    expect(told.join('\n')).toContain(fault)
  })
})

it('names no sources where it is published', () => {
  expect(printManifest(manifest)).toContain(sourceCondition)
  expect(printManifest(published(manifest))).not.toContain(sourceCondition)
  expect(Object.keys(Object(published(manifest)['exports']))).toEqual(Object.keys(Object(manifest['exports'])))
})

it('says which licences come along', () => {
  const text = readFileSync(fileURLToPath(new URL('../NOTICE.md', import.meta.url)), 'utf8')
  expect(text).toBe(notice())
})
