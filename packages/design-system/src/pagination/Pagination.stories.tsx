import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ar } from '../locales/ar.ts'
import { DesignSystemProvider } from '../provider/index.ts'
import { Pagination, type PaginationProps } from './index.ts'

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  args: { pages: 20, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560, margin: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible()
    const next = canvas.getByRole('button', { name: 'Next page' })
    await userEvent.click(next)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2)
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await expect(next).toHaveFocus()
  },
}

/** As many items on every page: in the middle there are two gaps. */
export const Places: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {[1, 5, 10, 20].map((value) => (
        <Pagination key={value} {...args} value={value} label={`Pages, at ${value}`} />
      ))}
      <Pagination pages={3} defaultValue={2} label="Few pages" />
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('navigation')).toHaveLength(5),
}

/** Pages with an address are links: they open in another tab, and a search engine follows them. */
export const Links: Story = {
  args: { defaultValue: 3, link: (page, content) => <a href={`#page-${page}`}>{content}</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 4' })).toHaveAttribute('href', '#page-4')
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  },
}

const loaves = ['Rye', 'Spelt', 'Wheat', 'Oat', 'Barley', 'Emmer', 'Einkorn', 'Kamut', 'Millet']

function Recipe(args: PaginationProps) {
  const [page, setPage] = useState(1)
  return (
    <section aria-labelledby="loaves">
      <h2 id="loaves" style={{ marginBlock: '0 8px', fontSize: 20, fontWeight: 600 }}>
        Loaves
      </h2>
      <ul style={{ marginBlock: '0 16px' }}>
        {loaves.slice(3 * (page - 1), 3 * page).map((loaf) => (
          <li key={loaf}>{loaf}</li>
        ))}
      </ul>
      <Pagination {...args} label="Pages of loaves" pages={3} value={page} onValueChange={setPage} />
    </section>
  )
}

/** A list, three at a time. */
export const List: Story = {
  render: (args) => <Recipe {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }))
    await expect(canvas.getByText('Millet')).toBeVisible()
    await expect(canvas.queryByText('Rye')).toBeNull()
  },
}

export const RightToLeft: Story = {
  args: { defaultValue: 2 },
  render: (args) => (
    <DesignSystemProvider locale="ar-EG" dir="rtl" translations={ar}>
      <div dir="rtl" lang="ar">
        <Pagination {...args} />
      </div>
    </DesignSystemProvider>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button')
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(second?.getBoundingClientRect().left ?? 0)
    await expect(canvas.getByText('٢٠')).toBeVisible()
  },
}

/** Where it has less than 440 px, it says in words where one is. */
export const Narrow: Story = {
  args: { defaultValue: 4 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Page 4 of 20')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
