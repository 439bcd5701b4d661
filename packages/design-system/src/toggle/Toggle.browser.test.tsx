import '../theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { host, root, setUpHost } from '../../test/host.fixture.ts'
import { PinIcon } from '../icon/index.ts'
import { Toggle, toggleKeys } from './index.ts'

setUpHost()

const mount = (children: ReactNode) => flushSync(() => root.render(<StrictMode>{children}</StrictMode>))

it('executes its keys', async () => {
  const told = vi.fn<(pressed: boolean) => void>()
  mount(<Toggle onPressedChange={told}>Only photos</Toggle>)
  expect(toggleKeys.map(({ key }) => key)).toEqual(['Space', 'Enter'])
  await userEvent.keyboard('{Tab} ')
  await expect.element(page.getByRole('button', { name: 'Only photos', pressed: true })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(told.mock.calls.flat()).toEqual([true, false])
})

it('is named by its label and is square where it shows an icon alone', () => {
  mount(<Toggle label="Pinned" icon={<PinIcon size={18} />} />)
  const { width, height } = page.getByRole('button', { name: 'Pinned' }).element().getBoundingClientRect()
  expect(width).toBe(height)
})

it('neither turns nor tells where it is disabled, and sends no form', async () => {
  const told = vi.fn<(pressed: boolean) => void>()
  const sent = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  mount(
    <form onSubmit={sent}>
      <Toggle disabled onPressedChange={told}>
        Off
      </Toggle>
      <Toggle>On</Toggle>
    </form>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Off' }), { force: true })
  await userEvent.click(page.getByRole('button', { name: 'On' }))
  expect(host.querySelectorAll('[aria-pressed=true]')).toHaveLength(1)
  expect(told).not.toHaveBeenCalled()
  expect(sent).not.toHaveBeenCalled()
})
