/**
 * What a screen reader says of every primitive, from first to last, against what was reviewed in `spoken/`. The list is discovered: a new
 * primitive without its file fails. What differs is written by `npm run spoken:update`, and read like the code.
 */
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { commands, server, userEvent } from 'vitest/browser'
import '../src/theme/styles.ts'
import { block, expectSpoken } from '../../../tests/spoken/page.ts'
import { spokenDuring, walk } from '../../../tests/spoken/walk.ts'
import { finishAnimations, pressOn, settled } from './at-rest.ts'
import { byFolder } from './conformance.components.tsx'
import type { Fixture } from './conformance.fixture.tsx'
import { toastStore } from '../src/toast/index.ts'

const folder = 'packages/design-system/spoken'

let root: Root | undefined

function leave(): void {
  flushSync(() => root?.unmount())
  root = undefined
  document.body.replaceChildren()
  vi.useRealTimers()
}

// Files share a page: toasts of other tests are gone, and the last that was used is the keyboard, so that focus is seen.
beforeEach(async () => {
  toastStore.dismiss()
  await userEvent.keyboard('{Tab}')
})
afterEach(leave)

/** Longer (ms) than an announcement waits for those before it. */
const announced = 3500

/** Not in StrictMode: there effects run twice, and the focus that they move is heard twice. */
async function show(element: ReactElement): Promise<void> {
  const host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
  flushSync(() => root?.render(element))
  await settled()
}

/** What is done with it: what its fixture says, or what the other tests of all components do with it. */
function stepsOf({ steps, press, controlled }: Fixture): [does: string, act: () => void | Promise<void>][] {
  if (steps) return Object.entries(steps)
  if (press) {
    const pressed = () => {
      const element = document.querySelector<HTMLElement>('[data-probe]')
      if (!element) throw new Error('The unknown prop data-probe did not reach the document')
      return pressOn(element)
    }
    return [['Pressed', pressed]]
  }
  return controlled ? [['Changed', controlled.act]] : []
}

/** All that is heard of one component: at first, and after each step. */
async function heardOf(fixture: Fixture): Promise<string> {
  await show(fixture.render({ 'data-probe': '' }))
  const heard = [block(await walk())]
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  for (const [does, act] of stepsOf(fixture)) {
    const during = await spokenDuring(async () => {
      await act()
      await settled()
      finishAnimations()
      vi.advanceTimersByTime(announced)
      await settled()
    })
    const atOnce = during.length > 0 ? [`${does}:`, block(during), 'From first to last:'] : [`${does}:`]
    heard.push(...atOnce, block(await walk()))
  }
  leave()
  return heard.join('\n\n')
}

/** Parts that sound the same stand under one heading. */
async function partsOf(fixtures: readonly (readonly [string, Fixture])[]): Promise<string[]> {
  const names = new Map<string, string[]>()
  for (const [name, fixture] of fixtures) {
    const heard = await heardOf(fixture)
    names.set(heard, [...(names.get(heard) ?? []), name])
  }
  return [...names].flatMap(([heard, same]) => [`## ${same.join(', ')}`, heard])
}

// The reader stands on the document, which every engine has alike: one of them is asked.
describe.skipIf(server.browser !== 'chromium')('what is spoken', () => {
  it.each(byFolder)('of $folder is what was reviewed', async ({ folder: name, fixtures }) => {
    await expectSpoken(folder, name, () => partsOf(fixtures))
  })

  it('is kept of every primitive, and of none that is gone', async () => {
    const names = byFolder.map(({ folder: name }) => name).toSorted()
    expect(await commands.spokenNames(folder, names)).toEqual(names)
  })
})
