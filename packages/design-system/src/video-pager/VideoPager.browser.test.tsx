import '../theme/styles.ts'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DesignSystemProvider, translate } from '../provider/index.ts'
import { videoPagerWords } from './index.ts'
import {
  Videos,
  active,
  activeVideo,
  at,
  button,
  clips,
  draw,
  frame,
  host,
  mount,
  moved,
  one,
  pager,
  root,
  setUpPager,
} from './pager-bench.fixture.tsx'

setUpPager()

describe('for those who listen or do not point', () => {
  it('is an upright carousel of named videos, and says where a move leads', async () => {
    mount()
    expect(pager().getAttribute('aria-roledescription')).toBe('carousel')
    await expect.element(page.getByRole('region', { name: 'Videos' })).toBeVisible()
    expect(active().getAttribute('aria-roledescription')).toBe('video')
    expect(active().getAttribute('aria-label')).toBe('1 of 7, Lucía Ferrer')
    await button('Next video').click()
    const said = [...host.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent)
    expect(said.some((text) => text.includes('2 of 7'))).toBe(true)
    expect([...host.querySelectorAll('[role=group][inert]')]).toHaveLength(2)
  })

  it('V9 the focus stays in the pager when the slide that had it goes', async () => {
    mount({ defaultIndex: 2 })
    const focused: Record<string, boolean> = {}
    for (const key of ['ArrowDown', 'Home', 'End', 'ArrowUp']) {
      one('[role=group]:not([inert]) a').focus()
      await userEvent.keyboard(`{${key}}`)
      await frame()
      focused[key] = document.activeElement === active()
    }
    expect(focused).toEqual({ ArrowDown: true, Home: true, End: true, ArrowUp: true })
  })

  it('V9 from the slide, Tab goes to author, like, comment and share', async () => {
    mount()
    // Before the film is there its progress cannot be focused, and the button beside it reads otherwise.
    await expect.element(page.getByRole('slider', { name: 'Progress' })).toBeEnabled()
    await expect.element(button('Pause')).toBeVisible()
    await userEvent.tab()
    expect(document.activeElement).toBe(active())
    const stops: (string | null | undefined)[] = []
    for (let i = 0; i < 6; i++) {
      await userEvent.tab()
      stops.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
    }
    expect(stops).toEqual(['Lucía Ferrer', '♥Like', '✎Comment', '↗Share', 'Pause', 'Progress'])
  })

  it('keys count with nothing focused only where the pager is the page', async () => {
    mount()
    const press = (key: string) =>
      flushSync(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
    press('ArrowDown')
    expect(at()).toBe(1)
    flushSync(() => root.unmount())
    mount({ pageKeys: true })
    press('ArrowDown')
    expect(at()).toBe(2)
  })

  it('leaves a key that the consumer has taken', async () => {
    mount({ onKeyDown: (event) => event.preventDefault() })
    active().focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(moved).not.toHaveBeenCalled()
  })

  it('speaks the provider’s language', async () => {
    draw(createRoot(host))
    flushSync(() =>
      root.render(
        <DesignSystemProvider locale="de" translations={[translate(videoPagerWords, { next: 'Nächstes Video' })]}>
          <Videos items={clips(1200)} />
        </DesignSystemProvider>,
      ),
    )
    await expect.element(button('Nächstes Video')).toBeVisible()
    await expect.element(page.getByText('1 / 1.200')).toBeVisible()
  })
})

describe('the room', () => {
  afterEach(() => page.viewport(1000, 800))

  it('V12 is as high as the window, leaves the room of the system and of a bar, and turns with the phone', async () => {
    mount({ style: { '--ds-video-pager-inset': '56px' } as Record<string, string> })
    await page.viewport(390, 844)
    await expect.poll(() => pager().getBoundingClientRect().height).toBe(844)
    const inside = (selector: string) => {
      const box = one(selector).getBoundingClientRect()
      return box.top >= 0 && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
    }
    expect(active().getBoundingClientRect()).toMatchObject({ top: 0, width: 390, height: 844 })
    expect(one('input[type=range]').getBoundingClientRect().bottom).toBeLessThanOrEqual(844 - 56)
    await page.viewport(844, 390)
    await expect.poll(() => pager().getBoundingClientRect().height).toBe(390)
    expect(getComputedStyle(activeVideo()).objectFit).toBe('contain')
    const parts = ['input[type=range]', '[aria-current=true]', '[data-component=VideoPagerAction]']
    expect(parts.filter((part) => !inside(part))).toEqual([])
    const css = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join('')
    for (const edge of ['top', 'right', 'bottom', 'left']) expect(css).toContain(`safe-area-inset-${edge}`)
    expect(css).toContain('100dvh')
  })

  it('shows five dots of the eight on a phone', async () => {
    mount({ items: clips(12), defaultIndex: 5 })
    const dots = () => [...host.querySelectorAll('[aria-label^="Go to video"]')].filter((dot) => dot.checkVisibility())
    expect(dots()).toHaveLength(8)
    await page.viewport(390, 844)
    await expect.poll(() => dots().length).toBe(5)
  })

  it('hydrates what the server sent without a word', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const tree = (
      <StrictMode>
        <Videos />
      </StrictMode>
    )
    host.innerHTML = renderToString(tree)
    expect(host.querySelectorAll('video[src]')).toHaveLength(0)
    draw(hydrateRoot(host, tree))
    await expect.poll(() => host.querySelectorAll('video[src]').length).toBe(2)
    expect(said).not.toHaveBeenCalled()
  })

  it('stands empty while there are no videos', async () => {
    mount({ items: [], empty: <p>No videos yet</p> })
    await expect.element(page.getByText('No videos yet')).toBeVisible()
    expect(pager().dataset['state']).toBe('empty')
    expect(host.querySelectorAll('button, video')).toHaveLength(0)
  })
})
