/** Drives the pages: every library has its turn in every round, and the order goes round. */
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from '../../../tests/browser/chromium.ts'

/** What frimousse fetches from a content network by default. */
const emojiData = new URL('../../../node_modules/emojibase-data/', import.meta.url)

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** The list from `at` on, then its beginning. */
const turned = (list, at) => list.slice(at % list.length).concat(list.slice(0, at % list.length))

/** Opens pages of the site in one browser. */
export async function openBrowser(origin) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
  return {
    close: () => browser.close(),
    async open(name) {
      const page = await browser.newPage()
      await page.route('**/emojibase/**', (route) => {
        const file = new URL(route.request().url()).pathname.replace('/emojibase/', '')
        return route.fulfill({ path: fileURLToPath(new URL(file, emojiData)) })
      })
      page.on('pageerror', (error) => console.error(`${name}: ${error.message}`))
      await page.goto(`${origin}${name}.html`)
      return page
    },
  }
}

/** Main-thread time, in ms, that `work` makes the page spend. */
async function cpu(page, work) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const before = await read()
  await work()
  return (await read()) - before
}

async function measureLibrary(page) {
  const figures = {}
  for (const name of ['buttons', 'tooltips', 'selects']) {
    const once = () => page.evaluate((name) => window.bench.once(name), name)
    await once()
    const warm = [await once(), await once(), await once()]
    figures[`${name} mount`] = median(warm.map(({ mount }) => mount))
    figures[`${name} update`] = median(warm.map(({ update }) => update))
  }
  await page.evaluate(() => window.bench.stage())
  await page.evaluate(() => window.bench.theme('dark'))
  await page.evaluate(() => window.bench.theme('light'))
  figures['theme'] = await cpu(page, () => page.evaluate(() => window.bench.theme('dark')))
  return figures
}

/** Medians over the rounds, by library and figure. */
export async function measureLibraries(browser, libraries, rounds) {
  const samples = Object.fromEntries(libraries.map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const name of turned(libraries, round)) {
      const page = await browser.open(name)
      samples[name].push(await measureLibrary(page))
      await page.close()
    }
  }
  return Object.fromEntries(
    Object.entries(samples).map(([name, runs]) => [
      name,
      Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))])),
    ]),
  )
}

/** Toast bursts and emoji pickers. sonner keeps every toast: a thousand would take minutes, so it gets a hundred. */
export async function measureExtras(browser, rounds) {
  const runs = {}
  const add = (key, figures) => (runs[key] ??= []).push(figures)
  const bursts = [
    ['plain', 1000],
    ['skein', 1000],
    ['sonner', 100],
  ]
  for (let round = 0; round < rounds; round++) {
    for (const [name, total] of bursts) {
      const page = await browser.open('extras')
      const figures = await page.evaluate(([name, total]) => window.extras.toasts(name, total), [name, total])
      add(`${total.toLocaleString('en')} toasts in a burst, ${name}`, figures)
      await page.close()
    }
    for (const name of ['skein', 'frimousse']) {
      const page = await browser.open('extras')
      const pick = () => page.evaluate((name) => window.extras.emoji(name), name)
      // The first opening fetches and compiles; the second is what a member sees from then on.
      add(`emoji picker, first, ${name}`, await pick())
      add(`emoji picker, again, ${name}`, await pick())
      await page.close()
    }
  }
  return Object.fromEntries(
    Object.entries(runs).map(([key, all]) => [
      key,
      Object.fromEntries(Object.keys(all[0]).map((figure) => [figure, median(all.map((run) => run[figure]))])),
    ]),
  )
}

/** Tables of ten thousand rows, the second time on a page: the first also compiles what it runs. */
export async function measureTables(browser, names, rounds) {
  const runs = Object.fromEntries(names.map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const name of turned(names, round)) {
      const page = await browser.open('extras')
      const once = () => page.evaluate((name) => window.extras.table(name), name)
      await once()
      runs[name].push(await once())
      await page.close()
    }
  }
  return Object.fromEntries(
    Object.entries(runs).map(([name, all]) => [
      name,
      Object.fromEntries(['mount', 'sort', 'nodes'].map((figure) => [figure, median(all.map((run) => run[figure]))])),
    ]),
  )
}
