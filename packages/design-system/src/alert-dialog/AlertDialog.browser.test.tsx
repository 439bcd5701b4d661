import '../theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { host, root, setUpHost } from '../../test/host.fixture.ts'
import type { OnOpenChange } from '../open-change/open-change.ts'
import { AlertDialog, alertDialogKeys } from './index.ts'

setUpHost()

const mount = (children: ReactNode) => flushSync(() => root.render(<StrictMode>{children}</StrictMode>))

type QuestionProps = { onOpenChange?: OnOpenChange; action?: ReactNode }

/** `Cancel` stands behind the action, as some systems have it: the focus begins there all the same. */
const Question = ({ onOpenChange, action }: QuestionProps) => (
  <AlertDialog.Root onOpenChange={onOpenChange}>
    <AlertDialog.Trigger>Delete</AlertDialog.Trigger>
    <AlertDialog.Content title="Delete this post?" description="It leaves every feed at once.">
      <AlertDialog.Actions>
        {action ?? <AlertDialog.Action>Delete it</AlertDialog.Action>}
        <AlertDialog.Cancel>Cancel</AlertDialog.Cancel>
      </AlertDialog.Actions>
    </AlertDialog.Content>
  </AlertDialog.Root>
)

const trigger = () => page.getByRole('button', { name: 'Delete', exact: true })
const answer = (name: string) => page.getByRole('button', { name })
const question = () => page.getByRole('alertdialog', { name: 'Delete this post?' })
const expectGone = async () => {
  await expect.poll(() => document.querySelector('[role=alertdialog]')).toBeNull()
}

it('executes its keys', async () => {
  mount(<Question />)
  expect(alertDialogKeys.map(({ key }) => key)).toEqual(['Enter', 'Tab', 'Escape'])
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(question()).toHaveAccessibleDescription('It leaves every feed at once.')
  await expect.element(answer('Cancel')).toHaveFocus()
  expect(host.inert).toBe(true)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(answer('Delete it')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expectGone()
  await expect.element(trigger()).toHaveFocus()
})

it('is closed by its answers and by Escape, never by a press beside it', async () => {
  const told = vi.fn<OnOpenChange>()
  mount(<Question onOpenChange={told} />)
  await userEvent.click(trigger())
  await userEvent.click(document.querySelector('[role=presentation]') ?? host, { position: { x: 5, y: 5 } })
  expect(document.querySelector('[role=presentation]')?.getAttribute('data-state')).toBe('open')
  await userEvent.click(answer('Cancel'))
  await expectGone()
  await userEvent.click(trigger())
  await userEvent.click(answer('Delete it'))
  await expectGone()
  await userEvent.click(trigger())
  await userEvent.keyboard('{Escape}')
  await expectGone()
  expect(told.mock.calls.map(([open, { reason }]) => [open, reason].join(' '))).toEqual([
    'true trigger',
    'false close',
    'true trigger',
    'false close',
    'true trigger',
    'false escape',
  ])
})

describe('an action that takes its time', () => {
  it('stays open where its press was taken, and is not pressed twice', async () => {
    const pressed = vi.fn<() => void>()
    const action = (loading: boolean) => (
      <AlertDialog.Action
        loading={loading}
        onClick={(event) => {
          event.preventDefault()
          pressed()
        }}
      >
        Delete it
      </AlertDialog.Action>
    )
    mount(<Question action={action(false)} />)
    await userEvent.click(trigger())
    await userEvent.click(answer('Delete it'))
    mount(<Question action={action(true)} />)
    await userEvent.click(answer('Delete it'), { force: true })
    expect(pressed).toHaveBeenCalledOnce()
    await expect.element(question()).toBeVisible()
    await userEvent.click(answer('Cancel'))
    await expectGone()
  })
})
