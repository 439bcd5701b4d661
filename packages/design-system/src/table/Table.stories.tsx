import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { ar } from '../locales/ar.ts'
import { DesignSystemProvider } from '../provider/index.ts'
import { Table, type TableProps } from './index.ts'
import { memberColumns, memberKey, members, wideColumns, type Member } from './table.fixture.ts'

function MemberTable(props: TableProps<Member>) {
  return <Table {...props} />
}

const meta = {
  title: 'Primitives/Table',
  component: MemberTable,
  args: {
    label: 'Members',
    columns: memberColumns,
    rows: members(6),
    rowKey: memberKey,
    onSortChange: fn(),
    onSelectionChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720, margin: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MemberTable>

export default meta
type Story = StoryObj<typeof meta>

const drawn = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('tbody tr[data-index]').length

/** Rows that are only read: a plain table. */
export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Members' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Amara Okafor' })).toBeVisible()
  },
}

export const Sorted: Story = {
  args: { description: 'Who wrote the most in November', defaultSort: { column: 'posts', direction: 'descending' } },
  play: async ({ canvas, args }) => {
    const posts = canvas.getByRole('columnheader', { name: 'Posts' })
    await expect(posts).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(within(posts).getByRole('button'))
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'posts', direction: 'ascending' })
    await userEvent.click(within(posts).getByRole('button'))
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Noor Haddad')
  },
}

/** A box for each row, and one for all; Shift goes on from the row before. */
export const Selected: Story = {
  args: { selection: 'multiple' },
  play: async ({ canvas, args }) => {
    const user = userEvent.setup()
    await user.click(canvas.getByRole('checkbox', { name: 'Select Noor Haddad' }))
    await user.keyboard('{Shift>}')
    await user.click(canvas.getByRole('checkbox', { name: 'Select Ines Marques' }))
    await user.keyboard('{/Shift}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['m2', 'm3', 'm4']))
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
  },
}

/** A press on a row opens it, and the one that is open is marked. */
export const Opened: Story = {
  args: { selection: 'single', onRowAction: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: 'tomas3' }))
    await expect(args.onRowAction).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('row', { name: /Tomas Baker/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.getByRole('row', { name: /Ines Marques/ })).toHaveAttribute('aria-selected', 'true')
  },
}

/** A row has room for two lines. */
export const TwoLines: Story = {
  args: {
    size: 'lg',
    columns: [
      {
        id: 'who',
        header: 'Who',
        rowHeader: true,
        cell: ({ name, handle }) => (
          <>
            <span style={{ display: 'block', fontWeight: 600 }}>{name}</span>
            <span style={{ color: 'var(--ds-color-text-muted)' }}>{handle}</span>
          </>
        ),
        sortBy: ({ name }) => name,
      },
      ...memberColumns.slice(2, 4),
    ],
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Noor Haddad/ })
    await expect(row.getBoundingClientRect().height).toBe(64)
  },
}

/** More rows than are drawn: the head stays, and with it the first columns. */
export const TenThousand: Story = {
  args: {
    columns: wideColumns,
    rows: members(10_000),
    selection: 'multiple',
    defaultSelectedKeys: new Set(['m2']),
    stickyColumn: true,
    style: { blockSize: 440 },
  },
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid', { name: 'Members' })
    await expect(grid).toHaveAttribute('aria-rowcount', '10001')
    await expect(drawn(canvasElement)).toBeLessThan(60)
    const posts = canvas.getByRole('columnheader', { name: 'Posts' })
    await userEvent.click(within(posts).getByRole('button'))
    await userEvent.click(within(posts).getByRole('button'))
    await expect(canvas.getAllByRole('gridcell', { name: '2002' })[0]).toBeVisible()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '10001'))
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await waitFor(() => expect(canvas.getAllByRole('gridcell', { name: '2002' })[0]).toBeVisible())
  },
}

/** The first rows are on their way. */
export const Waiting: Story = {
  args: { rows: [], busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Members' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
}

/** Others are on their way, in place of those that are shown. */
export const Busy: Story = {
  args: { busy: true, defaultSort: { column: 'name', direction: 'ascending' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: 'Members' })).toHaveAttribute('aria-busy', 'true')
    await expect(drawn(canvasElement)).toBe(6)
  },
}

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="No members yet"
        description="Whoever joins stands here."
        action={<Button>Invite somebody</Button>}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No members yet' })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5)
  },
}

export const RightToLeft: Story = {
  args: { selection: 'multiple', defaultSelectedKeys: new Set(['m2']) },
  render: (args) => (
    <DesignSystemProvider locale="ar-EG" dir="rtl" translations={ar}>
      <div dir="rtl" lang="ar">
        <MemberTable {...args} />
      </div>
    </DesignSystemProvider>
  ),
  play: async ({ canvas }) => {
    const [all] = canvas.getAllByRole('checkbox')
    const name = canvas.getByRole('columnheader', { name: 'Name' })
    await expect(all).toHaveAccessibleName('تحديد الكل')
    await expect(all?.getBoundingClientRect().left).toBeGreaterThan(name.getBoundingClientRect().left)
  },
}

/** Wider than its place: it scrolls in a region with its name, and the page does not. */
export const Narrow: Story = {
  args: { stickyColumn: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    // It is a region once it was measured, and found to be wider than its place.
    const region = await canvas.findByRole('region', { name: 'Members' })
    await expect(region).toHaveAttribute('tabindex', '0')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    region.scrollLeft = 200
    const name = canvas.getByRole('rowheader', { name: 'Noor Haddad' })
    await expect(Math.round(name.getBoundingClientRect().left)).toBe(
      Math.round(region.getBoundingClientRect().left + 1),
    )
  },
}

const everybody = members(10_000)

function Recipe(args: TableProps<Member>) {
  const [people, setPeople] = useState(everybody)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<Member>()
  const remove = () => {
    setPeople(people.filter(({ id }) => !chosen.has(id)))
    setChosen(new Set())
  }
  return (
    <section aria-labelledby="everybody" style={{ display: 'grid', gap: 12 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, minBlockSize: 44 }}>
        <h2 id="everybody" style={{ flex: 1, margin: 0, fontSize: 20, fontWeight: 600 }}>
          Members
        </h2>
        {open && <span>{open.name} is open</span>}
        <Button size="sm" tone="danger" disabled={chosen.size === 0} onClick={remove}>
          Remove {chosen.size.toLocaleString('en')}
        </Button>
      </div>
      <Table
        {...args}
        rows={people}
        selection="multiple"
        selectedKeys={chosen}
        onSelectionChange={setChosen}
        onRowAction={setOpen}
        defaultSort={{ column: 'posts', direction: 'descending' }}
        stickyColumn
        style={{ blockSize: 'min(30rem, 70dvh)' }}
      />
    </section>
  )
}

/** An administrator’s table: several are selected and removed at once, and a row opens what it stands for. */
export const Members: Story = {
  args: { columns: wideColumns },
  render: (args) => <Recipe {...args} />,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('checkbox', { name: /^Select \w+ \w+/ })
    if (!first || !second) throw new Error('There are no rows')
    await userEvent.click(first)
    await userEvent.click(second)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 2' }))
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '9999')
    const [cell] = canvas.getAllByRole('gridcell', { name: 'Member' })
    if (cell) await userEvent.click(cell)
    await expect(canvas.getByText(/is open$/)).toBeVisible()
  },
}
