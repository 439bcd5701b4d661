import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DesignSystemProvider } from '../provider/index.ts'
import { Accordion } from './index.ts'

const questions = [
  {
    value: 'bread',
    question: 'How long does a sourdough loaf keep?',
    answer: 'Four days in a linen bag, and a week where it is cut into slices and frozen.',
  },
  {
    value: 'flour',
    question: 'Which flour is in it?',
    answer: 'Wheat of type 1050 and a third of whole rye, both from a mill on the same river.',
  },
  {
    value: 'order',
    question: 'Can it be ordered for a day ahead?',
    answer: 'Until six in the evening, at the counter.',
  },
]

const Items = ({ disabled }: { disabled?: string }) =>
  questions.map(({ value, question, answer }) => (
    <Accordion.Item key={value} value={value} disabled={value === disabled}>
      <Accordion.Trigger>{question}</Accordion.Trigger>
      <Accordion.Panel>{answer}</Accordion.Panel>
    </Accordion.Item>
  ))

const meta = {
  title: 'Primitives/Accordion',
  component: Accordion.Root,
  args: { children: <Items /> },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420, margin: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Accordion.Root>

export default meta
type Story = StoryObj<typeof Accordion.Root>

export const Basic: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: 'How long does a sourdough loaf keep?' })
    await expect(first.closest('h3')).toBeVisible()
    await expect(canvas.queryByRole('region')).toBeNull()
    await userEvent.click(first)
    await waitFor(() => expect(canvas.getByText(/Four days/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Which flour is in it?' }))
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await waitFor(() => expect(canvas.getByText(/Wheat of type/)).toBeVisible())
  },
}

/** Several may be open beside one another. */
export const Several: Story = {
  args: { multiple: true, defaultValue: ['bread', 'order'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(2)
    await expect(canvas.getByText(/Until six/)).toBeVisible()
  },
}

/** One is always open: its heading says that it cannot be closed. */
export const AlwaysOne: Story = {
  args: { collapsible: false, defaultValue: 'bread' },
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { expanded: true })
    await expect(open).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(open)
    await expect(canvas.getByText(/Four days/)).toBeVisible()
  },
}

export const Disabled: Story = {
  args: { children: <Items disabled="flour" />, defaultValue: 'bread' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Which flour is in it?' })).toBeDisabled(),
}

/** Questions under a heading of the page: theirs are of the next level, and the browser's search finds every answer. */
export const Questions: Story = {
  render: (args) => (
    <section aria-labelledby="questions">
      <h2 id="questions" style={{ marginBlock: '0 12px', fontSize: 20, fontWeight: 600 }}>
        Before you ask
      </h2>
      <Accordion.Root {...args} />
    </section>
  ),
  play: async ({ canvas, canvasElement }) => {
    const section = canvas.getByRole('region', { name: 'Before you ask' })
    await expect(within(section).getAllByRole('heading', { level: 3 })).toHaveLength(3)
    for (const content of canvasElement.querySelectorAll('[hidden]'))
      await expect(content).toHaveAttribute('hidden', 'until-found')
  },
}

export const RightToLeft: Story = {
  args: {
    defaultValue: 'bread',
    children: (
      <>
        <Accordion.Item value="bread">
          <Accordion.Trigger>كم يوما يبقى الخبز؟</Accordion.Trigger>
          <Accordion.Panel>أربعة أيام في كيس من الكتان.</Accordion.Panel>
        </Accordion.Item>
        <Accordion.Item value="flour">
          <Accordion.Trigger>أي دقيق فيه؟</Accordion.Trigger>
          <Accordion.Panel>دقيق القمح والجاودار.</Accordion.Panel>
        </Accordion.Item>
      </>
    ),
  },
  render: (args) => (
    <DesignSystemProvider locale="ar" dir="rtl">
      <div dir="rtl" lang="ar">
        <Accordion.Root {...args} />
      </div>
    </DesignSystemProvider>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'كم يوما يبقى الخبز؟' })
    const arrow = trigger.querySelector('svg')?.getBoundingClientRect()
    await expect(arrow?.right).toBeLessThan(trigger.firstElementChild?.getBoundingClientRect().left ?? 0)
  },
}

/** At 320 px a long heading takes several lines beside its arrow. */
export const Narrow: Story = {
  args: { defaultValue: 'bread' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}
