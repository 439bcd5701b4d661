import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Tabs } from './index.ts'

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs.Root,
  subcomponents: { 'Tabs.List': Tabs.List, 'Tabs.Tab': Tabs.Tab, 'Tabs.Panel': Tabs.Panel },
  args: { defaultValue: 'posts' },
} satisfies Meta<typeof Tabs.Root>

export default meta
type Story = StoryObj<typeof meta>

const panel = { paddingBlock: 16 }

/** The drawing's own: three tabs, one with a count. */
export const Profile: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 404 }}>
      <Tabs.Root {...args}>
        <Tabs.List label="Amara Okafor">
          <Tabs.Tab value="posts" count={128}>
            Posts
          </Tabs.Tab>
          <Tabs.Tab value="replies">Replies</Tabs.Tab>
          <Tabs.Tab value="media">Media</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="posts" style={panel}>
          The ferry was late, the tide was not.
        </Tabs.Panel>
        <Tabs.Panel value="replies" style={panel}>
          <input aria-label="Reply" placeholder="A draft that stays" />
        </Tabs.Panel>
        <Tabs.Panel value="media" style={panel}>
          Seven photographs of the harbour.
        </Tabs.Panel>
      </Tabs.Root>
    </div>
  ),
  play: async ({ canvas, step }) => {
    const posts = canvas.getByRole('tab', { name: 'Posts 128' })
    await expect(posts).toHaveAttribute('aria-selected', 'true')
    await expect(posts.offsetHeight).toBe(48)
    await step('nothing moves when another is chosen', async () => {
      const widths = () => canvas.getAllByRole('tab').map((tab) => tab.offsetWidth)
      const before = widths()
      await userEvent.click(canvas.getByRole('tab', { name: 'Media' }))
      await expect(widths()).toEqual(before)
      await expect(canvas.getByRole('tabpanel', { name: 'Media' })).toBeVisible()
      await userEvent.click(posts)
    })
  },
}

const topics = ['For you', 'Harbour', 'Bread', 'Tide tables', 'Bicycles', 'Letters', 'Birdhouses', 'Slow news', 'Rain']

function Topics({ chosen = 'Slow news' }: { chosen?: string }) {
  return (
    <div style={{ maxInlineSize: 360 }}>
      <Tabs.Root defaultValue={chosen.replace(' ', '-')}>
        <Tabs.List label="Topics">
          {topics.map((topic) => (
            <Tabs.Tab key={topic} value={topic.replace(' ', '-')}>
              {topic}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {topics.map((topic) => (
          <Tabs.Panel key={topic} value={topic.replace(' ', '-')}>
            <p>Posts about {topic.toLowerCase()}</p>
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    </div>
  )
}

/** More than fit: the row scrolls, fades where there is more, and shows the chosen tab. */
export const Many: Story = {
  render: () => <Topics />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist', { name: 'Topics' })
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'leftright'))
    await userEvent.click(canvas.getByRole('tab', { name: 'Rain' }))
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'left'))
  },
}

export const FromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <Topics chosen="For you" />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist')
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'left'))
    canvas.getByRole('tab', { name: 'For you' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Harbour' })).toHaveFocus()
  },
}

/** Each tab has an address: a navigation of links, the chosen one the current page. */
export const Links: Story = {
  args: { links: true, value: 'people' },
  render: (args) => (
    <Tabs.Root {...args}>
      <Tabs.List label="Search results">
        {['posts', 'people', 'tags'].map((kind) => (
          <Tabs.Tab key={kind} asChild value={kind}>
            <a href={`#${kind}`}>{kind}</a>
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs.Root>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Search results' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'people' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'tags' })).not.toHaveAttribute('aria-current')
    await expect(canvas.queryByRole('tab')).toBeNull()
  },
}

/** Beside their panels, named by the heading above them. */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <div style={{ maxInlineSize: 404 }}>
      <h2 id="notice-board">Notice board</h2>
      <Tabs.Root {...args}>
        <Tabs.List aria-labelledby="notice-board">
          <Tabs.Tab value="posts" count={128}>
            Posts
          </Tabs.Tab>
          <Tabs.Tab value="replies">Replies</Tabs.Tab>
          <Tabs.Tab value="media">Media</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="posts" style={{ padding: 16 }}>
          The ferry was late, the tide was not.
        </Tabs.Panel>
        <Tabs.Panel value="replies" style={{ padding: 16 }}>
          Yes.
        </Tabs.Panel>
        <Tabs.Panel value="media" style={{ padding: 16 }}>
          Seven photographs of the harbour.
        </Tabs.Panel>
      </Tabs.Root>
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist', { name: 'Notice board' })
    await expect(list).toHaveAttribute('aria-orientation', 'vertical')
    canvas.getByRole('tab', { name: 'Posts 128' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('tabpanel', { name: 'Replies' })).toBeVisible()
    await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(
      canvas.getByRole('tabpanel', { name: 'Replies' }).getBoundingClientRect().left,
    )
  },
}

export const Disabled: Story = {
  render: (args) => (
    <Tabs.Root {...args}>
      <Tabs.List label="Insights">
        <Tabs.Tab value="posts">Posts</Tabs.Tab>
        <Tabs.Tab value="reach" disabled>
          Reach
        </Tabs.Tab>
        <Tabs.Tab value="people">People</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="posts">12 this week</Tabs.Panel>
      <Tabs.Panel value="reach" />
      <Tabs.Panel value="people">4 new</Tabs.Panel>
    </Tabs.Root>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'Posts' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'People' })).toHaveFocus()
  },
}
