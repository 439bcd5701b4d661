import '../theme/styles.ts'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { root, setUpHost } from '../../test/host.fixture.ts'
import { page } from 'vitest/browser'
import { Sheet } from '../sheet/index.ts'
import { Dialog } from './index.ts'

setUpHost()

afterEach(() => {
  vi.restoreAllMocks()
})

const mount = (children: ReactNode) => flushSync(() => root.render(children))

describe.each([
  ['Dialog', Dialog],
  ['Sheet', Sheet],
] as const)('%s', (name, parts) => {
  const Trigger = () => <parts.Trigger>Open</parts.Trigger>

  it('is named and described by parts that stand where they like', async () => {
    mount(
      <parts.Root defaultOpen>
        <parts.Content>
          <header>
            <button>Back</button>
            <parts.Title headingLevel={3}>New poll</parts.Title>
          </header>
          <parts.Description>It runs for a day.</parts.Description>
        </parts.Content>
      </parts.Root>,
    )
    const dialog = page.getByRole('dialog', { name: 'New poll' })
    await expect.element(dialog).toHaveAccessibleDescription('It runs for a day.')
    await expect.element(page.getByRole('heading', { level: 3, name: 'New poll' })).toBeVisible()
  })

  it('is described by nothing once its description is gone', async () => {
    const dialog = (children: ReactNode) => (
      <parts.Root defaultOpen>
        <parts.Content title="New poll">{children}</parts.Content>
      </parts.Root>
    )
    mount(dialog(<parts.Description>It runs for a day.</parts.Description>))
    await expect.element(page.getByRole('dialog')).toHaveAccessibleDescription('It runs for a day.')
    mount(dialog(null))
    await expect.element(page.getByRole('dialog')).not.toHaveAttribute('aria-describedby')
  })

  it('has the id that it is given, and its trigger controls that', async () => {
    mount(
      <parts.Root defaultOpen>
        <Trigger />
        <parts.Content id="mine" title="New poll" />
      </parts.Root>,
    )
    await expect.element(page.getByRole('dialog', { name: 'New poll' })).toHaveAttribute('id', 'mine')
    await expect
      .element(page.getByRole('button', { name: 'Open', includeHidden: true }))
      .toHaveAttribute('aria-controls', 'mine')
  })

  it('is named by what the consumer names it by', async () => {
    mount(
      <>
        <h1 id="outside">Outside</h1>
        <parts.Root defaultOpen>
          <parts.Content title="New poll" aria-labelledby="outside" />
        </parts.Root>
      </>,
    )
    await expect.element(page.getByRole('dialog', { name: 'Outside' })).toBeVisible()
    mount(
      <parts.Root defaultOpen>
        <parts.Content title="New poll" aria-label="In words" />
      </parts.Root>,
    )
    await expect.element(page.getByRole('dialog', { name: 'In words' })).toBeVisible()
  })

  it('has a class around it', async () => {
    mount(
      <parts.Root defaultOpen>
        <parts.Content title="New poll" overlayClassName="darker" />
      </parts.Root>,
    )
    await expect.poll(() => document.querySelector('.darker [role=dialog]')).not.toBeNull()
  })

  it('tells of itself where nothing names it', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue()
    mount(
      <parts.Root defaultOpen>
        <parts.Content>Nameless</parts.Content>
      </parts.Root>,
    )
    await expect.poll(() => told.mock.calls.flat().join(' ')).toContain(`${name}.Content has no name`)
  })
})

it('a way back stands before the title of a sheet', async () => {
  mount(
    <Sheet.Root defaultOpen>
      <Sheet.Content title="Replies" start={<button>Back</button>} />
    </Sheet.Root>,
  )
  const back = page.getByRole('button', { name: 'Back' })
  await expect.element(back).toBeVisible()
  const heading = page.getByRole('heading', { name: 'Replies' }).element().getBoundingClientRect()
  const before = back.element().getBoundingClientRect()
  expect(before.right).toBeLessThanOrEqual(heading.left)
  expect(before.top).toBeLessThan(heading.bottom)
})
