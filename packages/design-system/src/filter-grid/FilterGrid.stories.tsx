import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { drawScene } from '../recorder/painted.fixture.ts'
import { FilterGrid, type FilterGridProps } from './index.ts'
import { labels } from './labels.fixture.ts'

/** What is chosen stays chosen. */
function Chosen(props: FilterGridProps) {
  const [value, setValue] = useState(props.value)
  return <FilterGrid {...props} value={value} onValueChange={setValue} />
}

const meta = {
  title: 'Primitives/FilterGrid',
  component: FilterGrid,
  render: (args) => <Chosen {...args} />,
  args: {
    labels,
    value: 'original',
    onValueChange: () => {},
    label: 'Filter',
    style: { maxInlineSize: 336, margin: 8 },
  },
} satisfies Meta<typeof FilterGrid>

export default meta
type Story = StoryObj<typeof meta>

const sample = (target: HTMLCanvasElement) => {
  drawScene(target)
  return true
}

/** Without a camera each is shown on light over hills. */
export const Painted: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(6)
    canvas.getByRole('radio', { name: 'Original' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Vintage' })).toBeChecked()
  },
}

/** Each on what is before the camera. */
export const Sampled: Story = {
  args: { sample, value: 'warm' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-sampled]')).toHaveLength(6))
    await expect(canvas.getByRole('radio', { name: 'Warm' })).toBeChecked()
  },
}

/** One row over a picture, which scrolls where six do not fit. */
export const Strip: Story = {
  args: { sample, layout: 'strip', style: { maxInlineSize: 300 } },
  decorators: [
    (Story) => (
      <div data-theme="dark" style={{ background: 'var(--ds-color-sunken)', inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-sampled]')).toHaveLength(6))
    await userEvent.click(canvas.getByRole('radio', { name: 'Cool' }))
    await expect(canvas.getByRole('radio', { name: 'Cool' })).toBeChecked()
  },
}
