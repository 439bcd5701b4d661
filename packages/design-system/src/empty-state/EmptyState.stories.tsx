import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/index.ts'
import { EmptyState } from './EmptyState.tsx'
import { marks, type MarkName } from './marks.tsx'

const names = Object.keys(marks).filter((name): name is MarkName => Object.hasOwn(marks, name))

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: {
    mark: 'bookmark',
    title: 'No bookmarks yet',
    description: 'Tap the bookmark under a post. Only you see what you keep.',
    action: <Button variant="quiet">Explore posts</Button>,
  },
  argTypes: { mark: { control: 'select', options: names } },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const WithAction: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No bookmarks yet' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Explore posts' })).toBeVisible()
    await expect(canvasElement.querySelector('svg')?.clientWidth).toBe(96)
  },
}

export const AnotherLevel: Story = {
  args: { headingLevel: 3 },
  render: (args) => (
    <>
      <h2>Bookmarks</h2>
      <EmptyState {...args} />
    </>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 3, name: 'No bookmarks yet' })).toBeVisible(),
}

/** Every mark stands on the same loose thread. */
export const Marks: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' }}>
      {names.map((mark) => (
        <EmptyState key={mark} mark={mark} title={mark} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelectorAll('svg')).toHaveLength(Object.keys(marks).length),
}

/** A drawing of one's own in place of a mark. */
export const OwnMark: Story = {
  args: { mark: <span data-testid="own">✳</span> },
  play: async ({ canvas }) => expect(canvas.getByTestId('own')).toBeVisible(),
}
