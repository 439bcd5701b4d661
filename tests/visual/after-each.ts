/**
 * Set-up file of the story run. A story is drawn and played once, in light; then the same page is looked at in every way it
 * can look: against its stored picture in light and in dark, and through axe in dark and in forced colours (in light,
 * Storybook's own add-on has done so by then). Drawing and playing each story three times takes three times as long and
 * finds the same.
 */
import axe from 'axe-core'
import { afterEach } from 'vitest'
import { commands } from 'vitest/browser'
import { accessibilityTags } from '../../apps/storybook/.storybook/accessibility.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    photograph: (theme: string, story: string) => Promise<void>
    compareWithBaseline: (theme: string, story: string) => Promise<string | undefined>
    forceColours: (forced: boolean) => Promise<void>
  }
}

/** Whether an image stands in the picture. One far below is not loaded before somebody scrolls near it, so nobody waits for it. */
function isInSight(image: HTMLImageElement): boolean {
  const { top, bottom, left, right } = image.getBoundingClientRect()
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
}

const twoFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** What the browser's compositor moves by itself: cut short, it may go on showing where the movement began. */
const composited = new Set(['opacity', 'transform', 'translate', 'scale', 'rotate', 'filter', 'backdrop-filter'])

/** Whether an animation comes to its end by itself: what turns for ever, or stands still, is not waited for. */
const ends = (animation: Animation) =>
  animation.playState === 'running' && Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))

/** Fonts, pictures in sight and frames are there; what was on its way to another place or colour has arrived. */
async function atRest(): Promise<void> {
  await document.fonts.ready
  await Promise.all([...document.images].filter(isInSight).map((image) => image.decode().catch(() => undefined)))
  do {
    const underWay = document.getAnimations().filter(ends)
    await Promise.all(
      underWay.map((animation) => {
        if (animation instanceof CSSTransition && !composited.has(animation.transitionProperty)) animation.finish()
        // One that is broken off has arrived as well.
        return animation.finished.catch(() => undefined)
      }),
    )
    // What has arrived is painted with the next frames, and may set off another.
    await twoFrames()
  } while (document.getAnimations().some(ends))
}

/** What axe finds on the page as it looks now, a line each. `contrast` is off where the system chooses the colours. */
async function violations(look: string, contrast: boolean): Promise<string[]> {
  const found = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
    {
      runOnly: accessibilityTags,
      // A component alone needs no landmark; the browser reports the colours of the style sheet, not those of the system.
      rules: { region: { enabled: false }, 'color-contrast': { enabled: contrast } },
      resultTypes: ['violations'],
    },
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

/** Keeps the toasts that are there while the page is looked at, as a finger over them does. */
function holdToasts(isHeld: boolean): void {
  for (const toaster of document.querySelectorAll('[data-component="Toaster"]'))
    toaster.dispatchEvent(new PointerEvent(isHeld ? 'pointerover' : 'pointerleave', { pointerType: 'touch' }))
}

afterEach(async ({ task }) => {
  const story: unknown = Reflect.get(task.meta, 'storyId')
  if (typeof story !== 'string' || task.result?.state === 'fail') return
  const wrong: (string | undefined)[] = []

  holdToasts(true)
  await atRest()
  await commands.photograph('light', story)

  // Nothing is read of colours that are on their way.
  await commands.forceColours(true)
  wrong.push(...(await violations('forced colours', false)))
  await commands.forceColours(false)

  // A story that is about the theme itself stays in the one it has come to.
  const themed = document.documentElement.dataset.theme === 'light'
  if (themed) show('dark')
  await atRest()
  await commands.photograph('dark', story)
  wrong.push(...(await violations('dark', true)), await commands.compareWithBaseline('dark', story))
  if (themed) show('light')
  wrong.push(await commands.compareWithBaseline('light', story))
  holdToasts(false)

  const found = wrong.filter((line) => line !== undefined)
  if (found.length > 0) throw new Error(found.join('\n'))
})
