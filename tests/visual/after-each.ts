/**
 * Set-up file of the story run. A story is drawn and played once, in light, where Storybook's own add-on asks axe about it; then the
 * same page is looked at: against its stored picture in light and in dark, and through those rules of axe that ask about colours in
 * dark. Drawing and playing each story twice takes twice as long and finds the same.
 */
import axe from 'axe-core'
import { afterEach } from 'vitest'
import { commands } from 'vitest/browser'
import { atRest, twoFrames } from './at-rest.ts'
import { named } from './named.ts'

type Box = { x: number; y: number; width: number; height: number }

declare module 'vitest/browser' {
  interface BrowserCommands {
    lookAt: (
      theme: string,
      story: string,
      box: Box,
      waited: number,
      films: Box[],
      isVeiled: boolean,
    ) => Promise<{ again: number } | { wrong?: string }>
  }
}

/** The rules that read colours: all that another theme can break, the document being the same. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** What axe finds about the colours of the page as it looks now, a line each. */
async function badColours(look: string): Promise<string[]> {
  const found = await named(
    'axe',
    axe.run(
      { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
      { runOnly: { type: 'rule', values: colourRules }, resultTypes: ['violations'] },
    ),
  )
  return found.violations.map(
    ({ id, help, nodes }) =>
      `${look}: ${id}: ${help}\n${nodes.map(({ html, any }) => `    ${html}\n      ${any.map(({ message }) => message).join(' ')}`).join('\n')}`,
  )
}

/** Shows the other theme, as a choice in another tab of the product would. */
function show(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme
  localStorage.setItem('skein-theme', theme)
  dispatchEvent(new StorageEvent('storage', { key: 'skein-theme', newValue: theme }))
}

/**
 * Draws everything anew, by a change of all colours and back: now and then the browser goes on showing where a fade began although it has
 * ended, and what stands on top of the page (a toast, a tooltip) is not in the picture. No colour draws an emoji anew that was drawn at the
 * scale of its animation: a layer of its own does, for as long.
 */
async function drawAnew(): Promise<void> {
  const { theme } = document.documentElement.dataset
  if (theme === undefined) return
  const { willChange } = document.body.style
  document.body.style.willChange = 'opacity'
  document.documentElement.dataset.theme = theme === 'dark' ? 'light' : 'dark'
  await twoFrames()
  document.documentElement.dataset.theme = theme
  document.body.style.willChange = willChange
}

/** Where this page stands in that of the runner. */
function boxOfPage(): Box {
  const { x = 0, y = 0, width = innerWidth, height = innerHeight } = frameElement?.getBoundingClientRect() ?? {}
  return { x, y, width, height }
}

/** Where frames of films are shown, in the page: as films, or as pictures that the page itself made of them. */
const boxesOfFilms = (): Box[] =>
  [...document.querySelectorAll('video, canvas, img[src^="blob:"]')].map((film) => {
    const { x, y, width, height } = film.getBoundingClientRect()
    return { x, y, width, height }
  })

/** Whether something modal is open, and its scrim over the page. */
const isVeiled = () =>
  document.querySelector('[data-component=Dialog], [data-component=AlertDialog], [data-component=Sheet], :modal') !==
  null

/** After so long (ms) it is not the story that has yet to draw something. */
const patienceWithDrawing = 2000

/** A caret blinks: no picture has one. */
const noCaret = document.createElement('style')
noCaret.textContent = '* { caret-color: transparent !important; }'

afterEach(async ({ task }) => {
  const story: unknown = Reflect.get(task.meta, 'storyId')
  if (typeof story !== 'string' || task.result?.state === 'fail') return
  /** What is drawn late (a film strip, a live thumbnail) is part of the picture: one looks again, each time at a page at rest. */
  const look = async (theme: 'light' | 'dark') => {
    const begun = performance.now()
    for (;;) {
      await atRest()
      const waited = performance.now() - begun
      const answer = await named(
        'a picture of the page',
        commands.lookAt(theme, story, boxOfPage(), waited, boxesOfFilms(), isVeiled()),
      )
      if (!('again' in answer)) return answer.wrong
      await new Promise((resolve) => setTimeout(resolve, answer.again))
      if (waited > patienceWithDrawing) await drawAnew()
    }
  }

  document.head.append(noCaret)
  const wrong = [await look('light')]
  // A story that is about the theme itself stays in the one it has come to.
  const themed = document.documentElement.dataset.theme === 'light'
  if (themed) show('dark')
  wrong.push(await look('dark'), ...(await badColours('dark')))
  if (themed) show('light')
  noCaret.remove()
  // Where the next story begins the page is at its start already: a scroll that comes a frame later closes what has just opened.
  if (window.scrollX !== 0 || window.scrollY !== 0) {
    window.scrollTo(0, 0)
    await twoFrames()
  }

  const found = wrong.filter((line) => line !== undefined)
  if (found.length > 0) throw new Error(found.join('\n'))
})
