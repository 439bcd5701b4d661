/** How the eye is led to the first new post: what only a page that scrolls can tell. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { focusFirstArticle } from './focus-first-article.ts'

let panel: HTMLElement
/** Where the page has been. */
let places: number[]
const notice = () => places.push(window.scrollY)

function addArticle(key: string, posinset: string): HTMLElement {
  const item = document.createElement('div')
  item.dataset['feedKey'] = key
  const article = document.createElement('article')
  article.tabIndex = 0
  article.setAttribute('aria-posinset', posinset)
  article.style.height = '300px'
  item.append(article)
  panel.prepend(item)
  return article
}

beforeEach(async () => {
  panel = document.createElement('div')
  panel.style.minHeight = '6000px'
  document.body.replaceChildren(panel)
  places = []
  document.addEventListener('scroll', notice)
})

afterEach(async () => {
  document.removeEventListener('scroll', notice)
  window.scrollTo(0, 0)
  document.body.replaceChildren()
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
})

const timingOf = (article: HTMLElement) =>
  article.getAnimations().map(({ effect }) => [effect?.getTiming().duration, effect?.getTiming().easing])

it('scrolls the end of the way, and lights the post that has the focus then', async () => {
  const old = addArticle('old', '1')
  window.scrollTo(0, 3000)
  focusFirstArticle(panel, 'new')
  // It is drawn a moment later, and the one that led until then is not meant.
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(document.activeElement).not.toBe(old)
  const article = addArticle('new', '1')
  const lit: ReturnType<typeof timingOf>[] = []
  article.addEventListener('focus', () => lit.push(timingOf(article)))
  await expect.poll(() => document.activeElement).toBe(article)
  expect(lit).toEqual([[[800, 'ease-in']]])
  await expect.poll(() => window.scrollY).toBe(0)
  expect(places.find((place) => place < 3000)).toBe(400)
})

it('is there at once under reduced motion, and the post is lit without a fade', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
  const article = addArticle('new', '1')
  const lit: ReturnType<typeof timingOf>[] = []
  article.addEventListener('focus', () => lit.push(timingOf(article)))
  window.scrollTo(0, 3000)
  focusFirstArticle(panel, 'new')
  await expect.poll(() => document.activeElement).toBe(article)
  expect(lit).toEqual([[[800, 'steps(1)']]])
  expect(window.scrollY).toBe(0)
})
