/** What stands in `deploy` and in the guide for operators fits the program. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { readConfig, settingNames } from '../../apps/server/src/config.ts'
import { createMetrics } from '../../apps/server/src/metrics/metrics.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const guide = read('docs/operating.md')
const known = new Set(settingNames)

const Compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      environment: z.record(z.string(), z.string()).optional(),
      build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
      depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).optional(),
      volumes: z.array(z.string()).optional(),
      networks: z.array(z.string()).optional(),
      read_only: z.boolean().optional(),
    }),
  ),
  networks: z.record(z.string(), z.unknown()),
  volumes: z.record(z.string(), z.unknown()),
})
const Alerts = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({ alert: z.string(), expr: z.string(), labels: z.object({ severity: z.enum(['page', 'ticket']) }) }),
      ),
    }),
  ),
})
const Dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
})

describe('compose.yaml', () => {
  const compose = Compose.parse(parse(read('deploy/compose.yaml'), { merge: true }))
  const servers = Object.entries(compose.services).filter(([name]) => name.startsWith('skein'))

  test('gives the servers settings that the server takes', () => {
    expect(servers).toHaveLength(2)
    for (const [, { environment = {} }] of servers) {
      const values = Object.entries(environment).map(([name, value]) => [
        name,
        value.replace(/\$\{(\w+)[^}]*\}/g, 'filled'),
      ])
      expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([])
      const config = readConfig({ ...Object.fromEntries(values), CONTACT_EMAIL: '', SMTP_URL: '' })
      expect(config).toMatchObject({ publicUrl: 'https://filled', trustedProxies: 1, s3: { bucket: 'skein' } })
    }
  })

  test('names only services, networks, volumes and files that are there, and variables that the example has', () => {
    const example = new Set(read('deploy/.env.example').match(/^\w+(?==)/gm))
    const asked = read('deploy/compose.yaml').match(/(?<=\$\{)\w+/g) ?? []
    expect(asked.filter((name) => !example.has(name))).toEqual([])
    for (const service of Object.values(compose.services)) {
      const needs = Array.isArray(service.depends_on) ? service.depends_on : Object.keys(service.depends_on ?? {})
      expect(needs.filter((name) => !Object.hasOwn(compose.services, name))).toEqual([])
      expect((service.networks ?? []).filter((name) => !Object.hasOwn(compose.networks, name))).toEqual([])
      for (const volume of service.volumes ?? []) {
        const [from = ''] = volume.split(':')
        const isThere = from.startsWith('.')
          ? existsSync(join(root, 'deploy', from))
          : Object.hasOwn(compose.volumes, from)
        expect([volume, isThere]).toEqual([volume, true])
      }
      expect(existsSync(join(root, service.build?.dockerfile ?? '.'))).toBe(true)
    }
  })
})

test('the image copies what is there, sets settings that are known, and does not run as root', () => {
  const lines = read('deploy/Dockerfile').split('\n')
  const copied = lines
    .filter((line) => line.startsWith('COPY --from=build'))
    .map((line) => (line.split(' ')[2] ?? '').replace('/skein/', ''))
    // What the first stage makes.
    .filter((path) => path !== 'node_modules' && !path.endsWith('dist'))
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const settings = lines.filter((line) => line.startsWith('ENV ')).flatMap((line) => line.match(/\w+(?==)/g) ?? [])
  expect(settings.filter((name) => name !== 'NODE_ENV' && !known.has(name))).toEqual([])
  expect(lines).toContain('USER node')
  // Every package of ours that the server's packages name is copied.
  const needed = new Set<string>()
  const follow = (folder: string) => {
    const { dependencies = {} } = z
      .object({ dependencies: z.record(z.string(), z.string()).optional() })
      .parse(JSON.parse(read(`${folder}/package.json`)))
    for (const name of Object.keys(dependencies)) {
      const path = `packages/${name.slice('@skein/'.length)}`
      if (!name.startsWith('@skein/') || needed.has(path)) continue
      needed.add(path)
      follow(path)
    }
  }
  follow('apps/server')
  expect([...needed].filter((path) => !lines.includes(`COPY --from=build /skein/${path} ${path}`))).toEqual([])
})

test('the unit of systemd sets settings that are known', () => {
  const settings = read('deploy/systemd/skein.service').match(/(?<=^Environment=.*)\b[A-Z_]+(?==)/gm) ?? []
  expect(settings.length).toBeGreaterThan(3)
  expect(settings.filter((name) => name !== 'NODE_ENV' && !known.has(name))).toEqual([])
})

describe('what watches', () => {
  const rules = Alerts.parse(parse(read('deploy/watch/alerts.yaml'))).groups.flatMap((group) => group.rules)
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...Dashboard.parse(JSON.parse(read('deploy/watch/dashboard.json'))).panels.flatMap(({ targets }) =>
      targets.map(({ expr }) => expr),
    ),
  ]
  let names: Set<string>
  beforeAll(async () => {
    const text = await createMetrics({ ofProcess: true }).read()
    names = new Set(text.match(/(?<=^# TYPE )\w+/gm))
  })

  test('asks for numbers that there are', () => {
    const asked = new Set(expressions.flatMap((expr) => expr.match(/\b(?:skein|nodejs|process)_\w+/g) ?? []))
    expect(asked.size).toBeGreaterThan(10)
    expect(
      [...asked].filter((name) => !names.has(name) && !names.has(name.replace(/_(?:total|bucket|sum|count)$/, ''))),
    ).toEqual([])
  })

  test('has a word in the guide for each alert and each number, and the guide names no other', () => {
    expect(guide.match(/(?<=^### )Skein\w+/gm)?.sort()).toEqual(rules.map(({ alert }) => alert).sort())
    const told = new Set((guide.match(/`skein_\w+`/g) ?? []).map((name) => name.slice(1, -1).replace(/_total$/, '')))
    expect([...told].sort()).toEqual([...names].filter((name) => name.startsWith('skein_')).sort())
  })
})

describe('the guide for operators', () => {
  const commands = (guide.match(/^```sh\n[\s\S]*?^```/gm) ?? []).flatMap((block) => block.split('\n').slice(1, -1))

  test('gives commands that exist', () => {
    const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')))
    const usage = read('apps/server/src/admin.ts')
    expect(commands.length).toBeGreaterThan(10)
    const isThere = (command: string): boolean => {
      const words = command.split(' ').filter((word) => !/^[A-Z_]+=/.test(word))
      const [program, verb = '', script = '', , name] = words
      if (command === 'npm ci') return true
      if (program === 'node') return existsSync(join(root, verb))
      if (program !== 'npm' || verb !== 'run' || !Object.hasOwn(scripts, script)) return false
      return script !== 'admin' || usage.includes(`npm run admin -- ${name} `)
    }
    expect(commands.filter((command) => !isThere(command))).toEqual([])
  })

  test('names settings that there are, and files that there are', () => {
    const settings = guide.match(/\b[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+\b/g) ?? []
    expect([...new Set(settings)].filter((name) => !known.has(name))).toEqual([])
    for (const [, path = ''] of guide.matchAll(/\]\(([^)#:]+)/g))
      expect([path, existsSync(join(root, dirname('docs/operating.md'), path))]).toEqual([path, true])
    for (const [path] of guide.matchAll(/(?<=`)(?:deploy|apps)\/[\w./-]+(?=`)/g))
      expect([path, existsSync(join(root, path))]).toEqual([path, true])
  })

  test('the README tells of every setting', () => {
    const told = new Set(read('README.md').match(/(?<=`)[A-Z][A-Z0-9_]+(?=`)/g))
    expect(settingNames.filter((name) => !told.has(name))).toEqual([])
  })
})
