import '../theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { host, root, setUpHost } from '../../test/host.fixture.ts'
import { Breadcrumb, breadcrumbKeys } from './index.ts'

setUpHost()

const mount = (children: ReactNode) => flushSync(() => root.render(<StrictMode>{children}</StrictMode>))

const all = ['Settings', 'Account', 'Security', 'Devices', 'This browser']
const steps = (way: readonly string[]) =>
  way.map((step, index) =>
    index === way.length - 1 ? (
      <Breadcrumb.Item key={step} current>
        {step}
      </Breadcrumb.Item>
    ) : (
      <Breadcrumb.Item key={step} href={`#${step}`}>
        {step}
      </Breadcrumb.Item>
    ),
  )

const shown = () => [...host.querySelectorAll('li')].map(({ textContent }) => textContent || '…')

it('executes its keys', async () => {
  mount(<Breadcrumb.Root>{steps(all)}</Breadcrumb.Root>)
  expect(breadcrumbKeys.map(({ key }) => key)).toEqual(['Tab', 'Enter'])
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: 'Settings' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Show 2 more steps' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: 'Account' })).toHaveFocus()
  expect(shown()).toEqual(all)
})

it('collapses in the middle only where there are more steps than it shows', () => {
  mount(<Breadcrumb.Root>{steps(all)}</Breadcrumb.Root>)
  expect(shown()).toEqual(['Settings', '…', 'Devices', 'This browser'])
  mount(<Breadcrumb.Root>{steps(all.slice(0, 4))}</Breadcrumb.Root>)
  expect(shown()).toEqual(all.slice(0, 4))
  mount(<Breadcrumb.Root max={3}>{steps(all)}</Breadcrumb.Root>)
  expect(shown()).toEqual(['Settings', '…', 'This browser'])
})

it('takes no focus by itself, and says where one is', async () => {
  mount(<Breadcrumb.Root>{steps(['Settings', 'Account'])}</Breadcrumb.Root>)
  expect(document.activeElement).toBe(document.body)
  await expect.element(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  expect(host.querySelector('[aria-current=page]')?.textContent).toBe('Account')
})
