/** The packed design system in other people's hands: Vite, Rspack, Tailwind, Next.js, a plain server, and their compilers. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { light } from '../../packages/design-system/src/tokens/index.ts'
import { packageExports } from '../../packages/design-system/scripts/exports.ts'
import { buildVite } from './build-vite.ts'
import { launch, open, serve, startNext } from './site.ts'
import { openWorkshop, run } from './workshop.ts'
import type { Workshop } from './workshop.ts'

let workshop: Workshop
let folder: string
let browser: Browser

beforeAll(async () => {
  workshop = await openWorkshop()
  ;({ folder } = workshop)
  browser = await launch()
})
afterAll(async () => {
  await browser.close()
  workshop.close()
})

const subpaths = Object.keys(packageExports())
  .filter((path) => !/\.(css|json)$/.test(path))
  .map((path) => path.replace('.', '@skein/design-system'))

/** A module run by Node in the consumer's folder; gives back what it printed. */
const node = (source: string, ...flags: readonly string[]) =>
  run(process.execPath, [...flags, '--input-type=module', '--eval', source], folder)

describe('a plain server', () => {
  const everything = subpaths.map((path) => `await import('${path}')`).join('\n')

  it('imports every subpath', async () => {
    expect(await node(everything)).toBe('\n')
  })

  it('imports every subpath into a server component: what needs a browser says "use client"', async () => {
    // As a bundler for server components does it: a client module is a reference, and is not run.
    const references = `
      import { readFileSync } from 'node:fs'
      import { registerHooks } from 'node:module'
      registerHooks({
        load(url, context, next) {
          const source = url.includes('/@skein/design-system/dist/') ? readFileSync(new URL(url), 'utf8') : ''
          if (!/^\\s*["']use client["']/.test(source)) return next(url, context)
          const names = [...source.matchAll(/export \\{([^}]*)\\}/g)].flatMap(([, list]) => list.split(','))
          const exported = names.map((name) => name.trim().split(' as ').at(-1)).filter(Boolean)
          const stub = exported.map((name) => 'export const ' + name + ' = () => null').join('\\n')
          return { format: 'module', source: stub, shortCircuit: true }
        },
      })\n`
    expect(await node(references + everything, '--conditions=react-server')).toBe('\n')
  })

  it('renders to a string, without a word', async () => {
    const printed = await node(`
      import { createElement as h } from 'react'
      import { renderToString } from 'react-dom/server'
      import { Button, Card, Dialog, Field, Input, Toaster, Tooltip } from '@skein/design-system'
      console.log(renderToString(h(Card, null,
        h(Field, { label: 'Username' }, h(Input)),
        h(Tooltip, { label: 'Save it' }, h(Button, null, 'Save')),
        h(Dialog.Root, null, h(Dialog.Trigger, null, 'Delete')),
        h(Toaster),
      )))`)
    expect(printed).toMatch(/^<div data-component="Card"/)
    expect(printed).toContain('data-component="Button"')
    expect(printed.trim().split('\n')).toHaveLength(1)
  })

  it('makes a theme from one colour, and the command finds that it holds', async () => {
    const sheet = await node(`
      import { createTheme } from '@skein/design-system/create-theme'
      console.log(createTheme({ accent: '#b45309' }).css)`)
    writeFileSync(join(folder, 'theme.css'), sheet)
    const library = join(folder, 'node_modules/@skein/design-system')
    const manifest: { readonly bin: Readonly<Record<string, string>> } = JSON.parse(
      readFileSync(join(library, 'package.json'), 'utf8'),
    )
    const command = join(library, manifest.bin['skein-contrast'] ?? '')
    expect(await run(process.execPath, [command, 'theme.css'], folder)).toMatch(/All \d+ pairs hold\./)
  })

  it('reaches nothing that is not exported', async () => {
    const source = "await import('@skein/design-system/dist/button/index.js').catch(({ code }) => console.log(code))"
    expect(await node(source)).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED')
  })
})

describe('the published style sheet', () => {
  it('follows `dir`, and is no list of languages for older browsers', () => {
    const sheet = readFileSync(join(folder, 'node_modules/@skein/design-system/dist/styles.css'), 'utf8')
    expect(sheet).toContain(':dir(rtl)')
    expect(sheet).not.toContain(':lang(')
  })
})

describe('a consumer’s compiler', () => {
  it.each(['tsconfig.json', 'tsconfig.nodenext.json'])('accepts and refuses what it should (%s)', async (config) => {
    const tsc = join(workshop.modules, 'typescript/bin/tsc')
    const wrong = await run(process.execPath, [tsc, '-p', config], join(folder, 'types')).catch((error: unknown) =>
      typeof error === 'object' && error !== null && 'stdout' in error ? String(error.stdout) : String(error),
    )
    expect(wrong.trim()).toBe('')
  })
})

/** What the page says about its parts, and what the tokens say, in the browser's own words for a colour. */
async function looks(page: Page) {
  return page.evaluate((tokens) => {
    const colour = (value: string) => {
      const probe = document.createElement('i')
      probe.style.color = value
      document.body.append(probe)
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    }
    const style = (selector: string) => {
      const element = document.querySelector(selector)
      if (!element) throw new Error(`Nothing matches ${selector}`)
      return getComputedStyle(element)
    }
    return {
      is: {
        button: style('[data-component=Button]').backgroundColor,
        label: style('[data-component=Button]').color,
        card: style('[data-component=Card]').backgroundColor,
        canvas: style('body').backgroundColor,
      },
      means: {
        button: colour(tokens.accent),
        label: colour(tokens.onAccent),
        card: colour(tokens.surface),
        canvas: colour(tokens.canvas),
      },
      edges: {
        button: style('[data-component=Button]').borderRadius,
        card: style('[data-component=Card]').borderTopWidth,
        input: style('[data-component=Input]').borderTopWidth,
      },
      font: style('[data-component=Button]').fontFamily,
    }
  }, light.color)
}

/** `guest`: the page is somebody else's, and keeps a canvas of its own. */
async function expectOurLooks(page: Page, guest = false): Promise<void> {
  const { is, means, edges, font } = await looks(page)
  expect(is).toEqual(guest ? { ...means, canvas: 'rgba(0, 0, 0, 0)' } : means)
  expect(edges).toEqual({ button: expect.stringMatching(/[1-9]\d*px/), card: '1px', input: '1px' })
  expect(font).toContain('Geist')
}

const scripts = (dist: string) =>
  readdirSync(join(dist, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(dist, 'assets', name), 'utf8'))

describe('a fresh Vite application', () => {
  it('looks right with the one style sheet, works, and logs nothing', async () => {
    const site = await serve(await buildVite(folder, 'vite'))
    const { page, said } = await open(browser, site.url)
    await expectOurLooks(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('It is kept').waitFor()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').waitFor()
    expect(said).toEqual([])
    await page.close()
    await site.close()
  })

  it('pays little for a button imported from the root, and loads no emoji', async () => {
    const [button, empty] = [scripts(await buildVite(folder, 'button')), scripts(await buildVite(folder, 'empty'))]
    expect(button).toHaveLength(1)
    const kib = (code: string | undefined) => brotliCompressSync(code ?? '').length / 1024
    expect(kib(button[0]) - kib(empty[0])).toBeLessThan(2)
    expect(button[0]).not.toMatch(/EmojiPicker|emoji/)
  })

  it('keeps its looks beside Tailwind’s preflight, and Tailwind’s classes win', async () => {
    const site = await serve(await buildVite(folder, 'tailwind'))
    const { page, said } = await open(browser, site.url)
    await expectOurLooks(page)
    await expect
      .poll(() => page.getByRole('button', { name: 'Mine' }).evaluate((own) => getComputedStyle(own).backgroundColor))
      .toBe('rgb(1, 2, 3)')
    expect(said).toEqual([])
    await page.close()
    await site.close()
  })
})

describe('an application with a Tailwind theme of its own', () => {
  it('keeps all of it, and has the names of the tokens beside it', async () => {
    const site = await serve(await buildVite(folder, 'own-theme'))
    const { page, said } = await open(browser, site.url)
    const style = (id: string, property: string) =>
      page.getByTestId(id).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
    const is = async (id: string, ...properties: readonly string[]) =>
      Promise.all(properties.map((property) => style(id, property)))
    expect(await is('own', 'padding-left', 'border-top-left-radius', 'font-size')).toEqual(['16px', '8px', '14px'])
    expect(await style('own', 'background-color')).toMatch(/^oklch\(0\.637 0\.237 25\.331\)$/)
    expect(await is('own', 'margin-left', 'border-top-width', 'border-top-color')).toEqual([
      '32px',
      '2px',
      'rgb(1, 2, 3)',
    ])
    expect(await is('ds', 'padding-left')).toEqual(['12px'])
    const button = await page.getByRole('button', { name: 'Save' }).evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element)
      return [backgroundColor, color]
    })
    expect(await is('ds', 'background-color', 'color')).toEqual(button)
    await page.setViewportSize({ width: 500, height: 500 })
    expect(await is('own', 'margin-left', 'border-top-width')).toEqual(['0px', '0px'])
    expect(said).toEqual([])
    await page.close()
    await site.close()
  })
})

describe('a page that is somebody else’s', () => {
  it('keeps the looks it had, and the components on it have theirs', async () => {
    const site = await serve(await buildVite(folder, 'guest'))
    const { page, said } = await open(browser, site.url)
    await expectOurLooks(page, true)
    const theirs = () =>
      page.evaluate(() =>
        ['body', 'h1', '#own'].map((selector) => {
          const element = document.querySelector(selector)
          if (!element) throw new Error(`Nothing matches ${selector}`)
          return Object.fromEntries(
            [...getComputedStyle(element)].map((name) => [name, getComputedStyle(element).getPropertyValue(name)]),
          )
        }),
      )
    // Sizes of the body are those of what stands in it; `color-scheme` is what the page asked for by `data-theme`.
    const looksOf = (found: Awaited<ReturnType<typeof theirs>>) =>
      found.map((style) =>
        Object.entries(style).filter(
          ([name]) => !/^--|size|height|width|origin$|^color-scheme$/.test(name) || name === 'font-size',
        ),
      )
    const beside = looksOf(await theirs())
    const ours = page.getByRole('textbox', { name: 'Username' })
    await ours.focus()
    expect(await ours.evaluate((element) => getComputedStyle(element).boxSizing)).toBe('border-box')
    await page.evaluate(() => {
      for (const sheet of document.querySelectorAll('link[rel=stylesheet]')) sheet.remove()
    })
    expect(beside).toEqual(looksOf(await theirs()))
    expect(said).toEqual([])
    await page.close()
    await site.close()
  })
})

describe('an application with a Radix menu of its own', () => {
  it('has one menu open at a time, and keys and presses reach the one that is', async () => {
    const site = await serve(await buildVite(folder, 'beside'))
    const { page, said } = await open(browser, site.url)
    const item = (name: string) => page.getByRole('menuitem', { name })
    await page.getByRole('button', { name: 'Theirs' }).click()
    await item('One of theirs').waitFor()
    await page.getByRole('button', { name: 'Ours' }).click()
    await item('One of ours').waitFor()
    await item('One of theirs').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await item('One of ours').waitFor({ state: 'detached' })
    // The menu gives the focus back once it is gone.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Ours')
    await page.getByRole('button', { name: 'Ours' }).press('Enter')
    await item('One of ours').waitFor()
    await page.getByRole('button', { name: 'Theirs' }).click()
    await item('One of theirs').waitFor()
    await item('One of ours').waitFor({ state: 'detached' })
    expect(said).toEqual([])
    await page.close()
    await site.close()
  })
})

describe('an application without the optional peer', () => {
  it('builds with the recorder, offers no cut and says what is missing', async () => {
    const site = await serve(await buildVite(folder, 'without-media'))
    const { page, said } = await open(browser, site.url)
    await page
      .getByRole('group', { name: 'Video recorder' })
      .or(page.getByRole('region', { name: 'Video recorder' }))
      .waitFor()
    expect(await page.getByRole('status').last().textContent()).toBe(
      'Cannot be cut. Error: Videos are written by `mediabunny`, which could not be loaded: npm install mediabunny',
    )
    expect(said).toEqual([])
    await page.close()
    await site.close()
  })
})

/** By Rspack, which resolves and bundles as webpack does. Gives back where it stands, and what was warned of. */
async function buildRspack(app: string): Promise<{ dist: string; said: string }> {
  const root = join(folder, app)
  const said = await node(`
    import { rspack } from '@rspack/core'
    import { copyFileSync } from 'node:fs'
    const root = ${JSON.stringify(root)}
    const jsc = { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } }
    const compiler = rspack({
      mode: 'production',
      context: root,
      entry: root + '/main.tsx',
      devtool: false,
      output: { path: root + '/dist', filename: 'main.js', publicPath: '/' },
      resolve: { extensions: ['.tsx', '.ts', '.js'] },
      module: {
        rules: [
          { test: /\\.tsx$/, loader: 'builtin:swc-loader', options: { jsc }, type: 'javascript/auto' },
          { test: /\\.css$/, type: 'css/auto' },
        ],
      },
      performance: { hints: false },
    })
    const stats = await new Promise((resolve, reject) => compiler.run((error, done) => (error ? reject(error) : resolve(done))))
    await new Promise((resolve) => compiler.close(resolve))
    console.log(stats.toString({ all: false, errors: true, warnings: true }).trim())
    copyFileSync(root + '/index.html', root + '/dist/index.html')`)
  return { dist: join(root, 'dist'), said: said.trim() }
}

describe('a fresh application of Rspack and React Router', () => {
  it('builds without a warning, looks right, and its links and menus are the router’s', async () => {
    const built = await buildRspack('rspack')
    expect(built.said).toBe('')
    const site = await serve(built.dist)
    const { page, said } = await open(browser, site.url)
    await expectOurLooks(page)
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByText('You are at /settings').waitFor()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Go' }).click()
    await page.getByRole('menuitem', { name: 'Home' }).click()
    await page.getByRole('textbox', { name: 'Username' }).waitFor()
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
    expect(said).toEqual([])
    await page.close()
    await site.close()
  })

  it('pays as little for a button imported from the root as with Vite', async () => {
    const size = async (app: string) => {
      const { dist, said } = await buildRspack(app)
      expect(said).toBe('')
      return brotliCompressSync(readFileSync(join(dist, 'main.js'))).length / 1024
    }
    expect((await size('button')) - (await size('empty'))).toBeLessThan(2)
  })
})

describe('a publication that is stopped before it is sent', () => {
  it('is accepted by npm as far as npm can tell without a registry', async () => {
    const said = await run(
      'npm',
      ['publish', '--dry-run', '--provenance', '--ignore-scripts', '--tag', 'check'],
      join(folder, 'node_modules/@skein/design-system'),
    )
    expect(said).toMatch(/^\+ @skein\/design-system@\d/m)
    expect(said).not.toMatch(/auto-corrected|npm error/)
  })
})

const nextProgram = () => join(workshop.modules, 'next/dist/bin/next')

describe('a fresh Next.js application', () => {
  it('builds, renders on the server, hydrates without a word and works', async () => {
    const app = join(folder, 'next')
    const printed = await run(process.execPath, [nextProgram(), 'build'], app)
    expect(printed).not.toMatch(/warn/i)
    expect(existsSync(join(app, '.next'))).toBe(true)
    const site = await startNext(nextProgram(), app)
    const html = await (await fetch(site.url)).text()
    expect(html).toContain('data-component="Button"')
    const { page, said } = await open(browser, site.url)
    await expectOurLooks(page)
    await page.getByRole('button', { name: 'Tell' }).click()
    await page.getByText('It is kept').waitFor()
    await page.getByRole('button', { name: 'Delete' }).click()
    // The server handed the language on, functions and all.
    await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).waitFor()
    expect(said).toEqual([])
    await page.close()
    await site.close()
  })
})
