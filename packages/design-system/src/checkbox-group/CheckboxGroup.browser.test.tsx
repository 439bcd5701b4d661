import '../theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { host, root, setUpHost } from '../../test/host.fixture.ts'
import { CheckboxGroup, checkboxGroupKeys } from './index.ts'

setUpHost()
const mount = (children: ReactNode) => flushSync(() => root.render(<StrictMode>{children}</StrictMode>))

const kinds = ['photos', 'videos', 'polls']

const Kinds = ({ fixed, ...props }: CheckboxGroup.RootProps & { fixed?: string }) => (
  <CheckboxGroup.Root label="Kinds" {...props}>
    <CheckboxGroup.All values={kinds}>All</CheckboxGroup.All>
    {kinds.map((kind) => (
      <CheckboxGroup.Item key={kind} value={kind} disabled={kind === fixed}>
        {kind}
      </CheckboxGroup.Item>
    ))}
  </CheckboxGroup.Root>
)

const box = (name: string) => page.getByRole('checkbox', { name })
const chosen = () => [...host.querySelectorAll<HTMLInputElement>('[value]:checked')].map(({ value }) => value)
const form = () => {
  const found = host.querySelector('form')
  if (!found) throw new Error('There is no form')
  return found
}
const sent = () => new FormData(form()).getAll('kind')

it('executes its keys', async () => {
  mount(<Kinds />)
  expect(checkboxGroupKeys.map(({ key }) => key)).toEqual(['Tab', 'Space', 'Space'])
  await userEvent.keyboard('{Tab}')
  await expect.element(box('All')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(box('photos')).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(chosen()).toEqual(['photos'])
  await userEvent.keyboard(' ')
  expect(chosen()).toEqual([])
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await userEvent.keyboard(' ')
  expect(chosen()).toEqual(kinds)
  await userEvent.keyboard(' ')
  expect(chosen()).toEqual([])
})

it('tells why it changed, in the order of its boxes, and what has no box stays', async () => {
  const told = vi.fn<NonNullable<CheckboxGroup.RootProps['onValueChange']>>()
  mount(<Kinds defaultValue={['reels', 'polls']} onValueChange={told} />)
  await userEvent.click(box('photos'))
  await userEvent.click(box('All'))
  expect(told.mock.calls.map(([value, { reason, event }]) => [value, reason, event?.type])).toEqual([
    [['reels', 'photos', 'polls'], 'item', 'click'],
    [['reels', ...kinds], 'all', 'click'],
  ])
})

it('stays as it is where a change is cancelled', async () => {
  mount(<Kinds defaultValue={['polls']} onValueChange={(_, details) => details.cancel()} />)
  await userEvent.click(box('photos'))
  await userEvent.click(box('All'))
  expect(chosen()).toEqual(['polls'])
  await expect.element(box('All')).toBePartiallyChecked()
})

it('leaves alone what is disabled when all are chosen, or none', async () => {
  mount(<Kinds defaultValue={['polls']} fixed="polls" />)
  await userEvent.click(box('All'))
  expect(chosen()).toEqual(kinds)
  await userEvent.click(box('All'))
  expect(chosen()).toEqual(['polls'])
  await expect.element(box('All')).toBePartiallyChecked()
})

it('is sent by one name, several times, and goes back with its form', async () => {
  const told = vi.fn<NonNullable<CheckboxGroup.RootProps['onValueChange']>>()
  mount(
    <form>
      <Kinds name="kind" defaultValue={kinds} onValueChange={told} />
    </form>,
  )
  expect(sent()).toEqual(kinds)
  await userEvent.click(box('videos'))
  expect(sent()).toEqual(['photos', 'polls'])
  form().reset()
  await expect.poll(sent).toEqual(kinds)
  await expect.element(box('All')).toBeChecked()
  expect(told.mock.lastCall?.[1].reason).toBe('reset')
  // A second one changes nothing, of the box for all neither.
  form().reset()
  await expect.element(box('All')).toBeChecked()
  expect(told).toHaveBeenCalledTimes(2)
})

it('without a name it is no part of its form', async () => {
  mount(
    <form>
      <Kinds min={2} />
    </form>,
  )
  await userEvent.click(box('polls'))
  expect([...new FormData(form()).keys()]).toEqual([])
  expect(form().checkValidity()).toBe(true)
  form().reset()
  expect(chosen()).toEqual(['polls'])
})

it('holds its form up while too few or too many are chosen', async () => {
  mount(
    <form>
      <Kinds name="kind" min={1} max={2} />
    </form>,
  )
  const said = () => host.querySelector('[role=alert]')?.textContent
  expect(said()).toBeUndefined()
  expect(form().checkValidity()).toBe(false)
  await expect.poll(said).toBe('Choose at least 1.')
  await userEvent.click(box('photos'))
  expect([form().checkValidity(), said()]).toEqual([true, undefined])
  await userEvent.click(box('All'))
  expect([form().checkValidity(), said()]).toEqual([false, 'Choose at most 2.'])
  await userEvent.click(box('polls'))
  expect([form().checkValidity(), said()]).toEqual([true, undefined])
})

it('says that too few are chosen once the focus has left it', async () => {
  mount(
    <>
      <Kinds min={1} />
      <button type="button">Next</button>
    </>,
  )
  await userEvent.click(box('photos'))
  await userEvent.click(box('photos'))
  expect(host.querySelector('[role=alert]')).toBeNull()
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose at least 1.')
})
