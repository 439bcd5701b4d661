import '../theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia, setPointer } from '../../test/emulation.ts'
import { host, root, setUpHost } from '../../test/host.fixture.ts'
import { Table, tableGridKeys, tableKeys, type TableColumn, type TableSort } from './index.ts'
import { memberColumns, memberKey, members, wideColumns, type Member } from './table.fixture.ts'

setUpHost()

const mount = (children: ReactNode) => flushSync(() => root.render(<StrictMode>{children}</StrictMode>))
const basic = { label: 'Members', columns: memberColumns, rows: members(8), rowKey: memberKey }
const rows = () => [...host.querySelectorAll<HTMLElement>('tbody tr[data-index]')]
const names = () => rows().map((row) => row.querySelector('th')?.textContent)
const area = () => host.querySelector<HTMLElement>('[data-component=Table]') ?? host
const sortBy = (name: string) => page.getByRole('button', { name })
const cell = (row: number, column: number) =>
  page.elementLocator(host.querySelector(`[data-index="${row}"] [data-column="${column}"]`) ?? host)
const box = (row: number) => page.elementLocator(host.querySelector(`[data-index="${row}"] input`) ?? host)
/** Where the focus is: 'row column', with the element's name where it stands in a cell. */
function focused() {
  const target = document.activeElement
  const at = target?.closest('[data-column]')
  const row = at?.closest<HTMLElement>('[data-index]')
  if (!(at instanceof HTMLElement) || !row) return undefined
  return `${row.dataset['index']} ${at.dataset['column']}`
}
async function isDrawn(row: number) {
  await expect.poll(() => host.querySelector(`[data-index="${row}"]`)).not.toBeNull()
}
async function walk(keys: readonly string[]) {
  const places: (string | undefined)[] = []
  for (const key of keys) {
    await userEvent.keyboard(key)
    places.push(focused())
  }
  return places
}
const selected = (told: ReturnType<typeof vi.fn<(keys: ReadonlySet<string>) => void>>) => [
  ...(told.mock.lastCall?.[0] ?? []),
]

describe('rows that are only read', () => {
  it('are a plain table, each named by its row header', () => {
    mount(<Table {...basic} description="Eight of them" />)
    const table = host.querySelector('table')
    expect(table?.getAttribute('role')).toBeNull()
    expect(table?.ariaLabel).toBe('Members')
    expect(host.querySelectorAll('tbody th[scope=row]')).toHaveLength(8)
    expect(host.querySelectorAll('thead th[scope=col]')).toHaveLength(5)
    expect(document.getElementById(table?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Eight of them')
    expect(table?.ariaRowCount ?? null).toBeNull()
    expect(host.querySelectorAll('[tabindex]')).toHaveLength(0)
  })

  it('executes its keys', async () => {
    await page.viewport(320, 640)
    expect(tableKeys.map(({ key }) => key)).toEqual(['Tab', 'Enter'])
    mount(<Table {...basic} />)
    await expect.element(page.getByRole('region', { name: 'Members' })).toBeVisible()
    expect(area().scrollWidth).toBeGreaterThan(area().clientWidth)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(area())
    await userEvent.keyboard('{Tab}{Enter}')
    expect(names()[0]).toBe('Amara Okafor')
    expect(names().at(-1)).toBe('Tomas Baker')
    await userEvent.keyboard('{Enter}')
    expect(names()[0]).toBe('Tomas Baker')
  })

  it('name them by the column that says so', () => {
    const columns: readonly TableColumn<Member>[] = [
      { id: 'posts', header: 'Posts', cell: ({ posts }) => posts },
      { id: 'name', header: 'Name', cell: ({ name }) => name, rowHeader: true },
    ]
    mount(<Table {...basic} columns={columns} />)
    expect(host.querySelector('tbody tr')?.children[1]?.tagName).toBe('TH')
  })
})

describe('an order', () => {
  it('is ascending at the first press and descending at the next, and is said', async () => {
    const told = vi.fn<(sort: TableSort) => void>()
    mount(<Table {...basic} onSortChange={told} />)
    await userEvent.click(sortBy('Posts'))
    expect(host.querySelector('[aria-sort]')?.textContent).toBe('Posts')
    await expect.element(page.getByRole('columnheader', { name: 'Posts' })).toHaveAttribute('aria-sort', 'ascending')
    expect(names()[0]).toBe('Amara Okafor')
    await userEvent.click(sortBy('Posts'))
    await expect.element(page.getByRole('columnheader', { name: 'Posts' })).toHaveAttribute('aria-sort', 'descending')
    expect(host.querySelectorAll('[aria-sort]')).toHaveLength(1)
    expect(told.mock.calls.map(([sort]) => sort)).toEqual([
      { column: 'posts', direction: 'ascending' },
      { column: 'posts', direction: 'descending' },
    ])
    await expect.element(page.getByText('Sorted by Posts, descending')).toBeInTheDocument()
  })

  it('of a parent is told and shown only once it is given', async () => {
    const told = vi.fn<(sort: TableSort) => void>()
    mount(<Table {...basic} sort={{ column: 'name', direction: 'descending' }} onSortChange={told} />)
    expect(names()[0]).toBe('Tomas Baker')
    await userEvent.click(sortBy('Name'))
    expect(told).toHaveBeenLastCalledWith({ column: 'name', direction: 'ascending' })
    expect(names()[0]).toBe('Tomas Baker')
  })

  it('that a server makes leaves the rows as they come', async () => {
    const columns = memberColumns.map((column) => ({ ...column, sortBy: 'given' as const }))
    const before = basic.rows.map(({ name }) => name)
    mount(<Table {...basic} columns={columns} />)
    await userEvent.click(sortBy('Posts'))
    expect(names()).toEqual(before)
    await expect.element(page.getByRole('columnheader', { name: 'Posts' })).toHaveAttribute('aria-sort', 'ascending')
  })
})

describe('a selection', () => {
  it('of several has a box for each row, and one for all that knows of some', async () => {
    const told = vi.fn<(keys: ReadonlySet<string>) => void>()
    mount(<Table {...basic} selection="multiple" onSelectionChange={told} />)
    const all = page.getByRole('checkbox', { name: 'Select all' })
    await expect.element(box(1)).toHaveAccessibleName('Select Noor Haddad')
    await userEvent.click(box(1))
    expect(selected(told)).toEqual(['m2'])
    expect(rows()[1]?.ariaSelected).toBe('true')
    await expect.element(all).toBePartiallyChecked()
    await userEvent.click(all)
    expect(selected(told)).toHaveLength(8)
    await expect.element(all).toBeChecked()
    await userEvent.click(all)
    expect(selected(told)).toEqual([])
    await expect.element(all).not.toBeChecked()
    await expect.element(page.getByText('0 selected')).toBeInTheDocument()
  })

  it('goes on with Shift from the row before, and back again', async () => {
    const told = vi.fn<(keys: ReadonlySet<string>) => void>()
    mount(<Table {...basic} selection="multiple" onSelectionChange={told} />)
    await userEvent.click(box(1))
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(box(4))
    expect(selected(told)).toEqual(['m2', 'm3', 'm4', 'm5'])
    await userEvent.click(cell(2, 2))
    await userEvent.keyboard('{/Shift}')
    expect(selected(told)).toEqual(['m2', 'm3'])
    expect(getSelection()?.toString()).toBe('')
  })

  it('keeps the keys of rows that are elsewhere', async () => {
    const told = vi.fn<(keys: ReadonlySet<string>) => void>()
    mount(<Table {...basic} selection="multiple" defaultSelectedKeys={new Set(['x'])} onSelectionChange={told} />)
    const all = page.getByRole('checkbox', { name: 'Select all' })
    await expect.element(all).not.toBePartiallyChecked()
    await userEvent.click(all)
    await userEvent.click(all)
    expect(selected(told)).toEqual(['x'])
  })

  it('of one is what is pressed', async () => {
    const told = vi.fn<(keys: ReadonlySet<string>) => void>()
    const opened = vi.fn<(member: Member) => void>()
    mount(<Table {...basic} selection="single" onSelectionChange={told} onRowAction={opened} />)
    expect(host.querySelectorAll('input')).toHaveLength(0)
    await userEvent.click(cell(2, 1))
    await userEvent.click(cell(3, 1))
    expect(selected(told)).toEqual(['m4'])
    expect(opened.mock.calls.map(([{ id }]) => id)).toEqual(['m3', 'm4'])
    await userEvent.keyboard(' ')
    expect(selected(told)).toEqual([])
  })

  it('of a parent is told, and shown only once it is given', async () => {
    const told = vi.fn<(keys: ReadonlySet<string>) => void>()
    const none: ReadonlySet<string> = new Set()
    mount(<Table {...basic} selection="multiple" selectedKeys={none} onSelectionChange={told} />)
    await userEvent.click(box(0))
    await userEvent.click(page.getByRole('checkbox', { name: 'Select all' }))
    expect(told.mock.calls.map(([keys]) => keys.size)).toEqual([1, 8])
    await expect.element(box(0)).not.toBeChecked()
    await expect.element(page.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked()
  })

  it('leaves what stands in a row to itself', async () => {
    const opened = vi.fn<(member: Member) => void>()
    const pressed = vi.fn<() => void>()
    const columns: readonly TableColumn<Member>[] = [
      ...memberColumns,
      { id: 'more', header: 'More', cell: () => <button onClick={pressed}>Ban</button> },
    ]
    mount(<Table {...basic} columns={columns} selection="multiple" onRowAction={opened} />)
    await userEvent.click(page.getByRole('button', { name: 'Ban' }).first())
    expect(pressed).toHaveBeenCalledOnce()
    expect(opened).not.toHaveBeenCalled()
    await userEvent.click(cell(0, 2))
    expect(opened).toHaveBeenCalledOnce()
    expect(rows()[0]?.ariaSelected).toBe('false')
    // The arrows lead to it, and Tab leaves from it.
    expect(await walk(['{End}', '{ArrowRight}', '{ArrowDown}'])).toEqual(['0 6', '0 6', '1 6'])
    await userEvent.keyboard('{ArrowUp}{ArrowRight} ')
    expect(pressed).toHaveBeenCalledTimes(2)
    expect(opened).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Tab}')
    expect(host.contains(document.activeElement)).toBe(false)
  })
})

describe('a grid', () => {
  it('executes its keys', async () => {
    const told = vi.fn<(keys: ReadonlySet<string>) => void>()
    const opened = vi.fn<(member: Member) => void>()
    expect(tableGridKeys.map(({ key }) => key).join(' ')).toBe(
      'Tab ArrowDown ArrowUp ArrowRight ArrowLeft End Home PageDown PageUp Space Shift+ArrowDown Control+A Enter',
    )
    mount(
      <>
        <Table
          {...basic}
          rows={members(60)}
          selection="multiple"
          onSelectionChange={told}
          onRowAction={opened}
          style={{ blockSize: 320 }}
        />
        <button type="button">After</button>
      </>,
    )
    expect(host.querySelector('table')?.getAttribute('role')).toBe('grid')
    expect(host.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    expect(await walk(['{Tab}', '{ArrowDown}', '{ArrowUp}', '{ArrowRight}', '{ArrowLeft}', '{End}', '{Home}'])).toEqual(
      ['-1 0', '0 0', '-1 0', '-1 1', '-1 0', '-1 5', '-1 0'],
    )
    expect(await walk(['{PageDown}', '{PageDown}', '{PageUp}'])).toEqual(['4 0', '9 0', '4 0'])
    expect(await walk(['{Control>}{End}{/Control}', '{ArrowDown}', '{Control>}{Home}{/Control}'])).toEqual([
      '59 5',
      '59 5',
      '0 0',
    ])
    await userEvent.keyboard(' ')
    expect(selected(told)).toEqual(['m1'])
    await userEvent.keyboard('{ArrowRight}{ArrowDown} ')
    expect(selected(told)).toEqual(['m1', 'm2'])
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}')
    expect(selected(told)).toEqual(['m1', 'm2', 'm3'])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}')
    expect(selected(told)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5'])
    // Elsewhere, the arrows with Shift begin anew.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}')
    expect(selected(told)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5', 'm7', 'm8'])
    await userEvent.keyboard('{Control>}a{/Control}')
    expect(selected(told)).toHaveLength(60)
    await userEvent.keyboard('{Enter}')
    expect(opened.mock.calls.map(([{ id }]) => id)).toEqual(['m8'])
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.textContent).toBe('After')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(focused()).toBe('7 1')
  })

  it('keeps its place with its row, wherever an order puts that', async () => {
    mount(<Table {...basic} selection="single" />)
    await userEvent.click(cell(1, 0))
    const key = document.activeElement?.closest('tr')?.querySelector('th')?.textContent
    await userEvent.click(sortBy('Posts'))
    const stop = host.querySelector('[tabindex="0"]')
    expect(stop?.closest('thead')).not.toBeNull()
    await userEvent.click(page.getByText(String(key)))
    await userEvent.keyboard('{ArrowUp}{ArrowDown}')
    expect(document.activeElement?.closest('tr')?.querySelector('th')?.textContent).toBe(key)
  })

  it('turns its arrows with the page', async () => {
    mount(
      <div dir="rtl">
        <Table {...basic} selection="multiple" />
      </div>,
    )
    expect(await walk(['{Tab}', '{ArrowLeft}', '{ArrowRight}'])).toEqual(['-1 0', '-1 1', '-1 0'])
  })
})

describe('ten thousand rows of twelve columns', () => {
  const many = { label: 'Members', columns: wideColumns, rows: members(10_000), rowKey: memberKey }

  it('draw what is near, each as high as all, and say where they are', async () => {
    mount(<Table {...many} selection="multiple" style={{ blockSize: 480 }} />)
    expect(host.querySelector('table')?.getAttribute('aria-rowcount')).toBe('10001')
    expect(rows().length).toBeLessThan(60)
    expect(host.querySelector('thead tr')?.getAttribute('aria-rowindex')).toBe('1')
    expect(rows()[0]?.getAttribute('aria-rowindex')).toBe('2')
    const heights = new Set(rows().map((row) => row.getBoundingClientRect().height))
    expect([...heights]).toEqual([44])
    const head = host.querySelector('thead')?.getBoundingClientRect().height ?? 0
    expect(host.querySelector('table')?.getBoundingClientRect().height).toBe(head + 440_000)
    area().scrollTop = 220_000
    await isDrawn(5010)
    const middle = document.elementFromPoint(
      area().getBoundingClientRect().left + 100,
      area().getBoundingClientRect().top + 200,
    )
    expect(Number(middle?.closest<HTMLElement>('tr')?.dataset['index'])).toBeGreaterThan(4999)
    expect(rows().length).toBeLessThan(60)
  })

  it('keep the head, and with it the first columns, in sight', async () => {
    mount(<Table {...many} selection="multiple" stickyColumn style={{ blockSize: 400, inlineSize: 400 }} />)
    area().scrollTo(600, 20_000)
    await isDrawn(460)
    const { left, top } = area().getBoundingClientRect()
    const at = (x: number, y: number) =>
      document.elementFromPoint(left + x, top + y)?.closest<HTMLElement>('[data-column]')?.dataset['column']
    expect([at(20, 20), at(100, 20), at(20, 200), at(100, 200)]).toEqual(['0', '1', '0', '1'])
    expect(document.elementFromPoint(left + 20, top + 20)?.closest('thead')).not.toBeNull()
  })

  it('keep the focus wherever they are scrolled, and a key leads back to it', async () => {
    mount(<Table {...many} selection="multiple" style={{ blockSize: 480 }} />)
    await userEvent.click(cell(2, 3))
    area().scrollTop = 200_000
    await isDrawn(4550)
    expect(focused()).toBe('2 3')
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe('3 3')
    await expect.poll(() => area().scrollTop).toBeLessThan(200)
    await userEvent.keyboard('{Control>}{End}{/Control}')
    expect(focused()).toBe('9999 12')
    await expect.poll(() => area().scrollTop).toBeGreaterThan(430_000)
    // Below the head, and not under it.
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    expect(document.activeElement?.closest('tr')?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      (host.querySelector('thead')?.getBoundingClientRect().bottom ?? 0) - 1,
    )
  })

  it('are sorted and selected as a whole', async () => {
    const told = vi.fn<(keys: ReadonlySet<string>) => void>()
    mount(<Table {...many} selection="multiple" onSelectionChange={told} />)
    await userEvent.click(sortBy('Posts'))
    expect(rows()[0]?.textContent).toContain('Amara Okafor')
    await userEvent.click(page.getByRole('checkbox', { name: 'Select all' }))
    expect(told.mock.lastCall?.[0].size).toBe(10_000)
    await expect.element(page.getByText('10,000 selected')).toBeInTheDocument()
    expect(area().clientHeight).toBeLessThanOrEqual(Math.max(640, innerHeight))
  })
})

it('a row that is taken away with the focus gives it to the one in its place', async () => {
  const without = (...gone: string[]) =>
    mount(<Table {...basic} rows={basic.rows.filter(({ id }) => !gone.includes(id))} selection="multiple" />)
  without()
  await userEvent.click(sortBy('Posts'))
  await userEvent.click(cell(7, 3))
  expect(focused()).toBe('7 3')
  const keys = basic.rows.toSorted((a, b) => a.posts - b.posts).map(memberKey)
  without(keys[7] ?? '')
  expect(focused()).toBe('6 3')
  without(...keys)
  expect(focused()).toBe('-1 3')
  without()
  expect(focused()).toBe('-1 3')
})

it('says that it is on its way, and shows what comes', async () => {
  mount(<Table {...basic} rows={[]} busy />)
  expect(host.querySelector('table')?.ariaBusy).toBe('true')
  expect(host.querySelectorAll('tbody tr[aria-hidden=true]')).toHaveLength(5)
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading' })).toBeInTheDocument()
  mount(<Table {...basic} rows={[]} />)
  await expect.element(page.getByText('Nothing here')).toBeVisible()
  mount(<Table {...basic} rows={[]} empty={<p>Nobody yet</p>} />)
  await expect.element(page.getByText('Nobody yet')).toBeVisible()
  mount(<Table {...basic} />)
  expect(rows()).toHaveLength(8)
})

it('has room for a finger, and for text of twice the size', async () => {
  await setPointer('coarse')
  mount(<Table {...basic} size="sm" selection="multiple" />)
  expect(rows()[0]?.offsetHeight).toBe(44)
  document.documentElement.style.fontSize = '32px'
  mount(<Table {...basic} rows={members(200)} selection="multiple" style={{ inlineSize: 320 }} />)
  expect(rows()[1]?.offsetHeight).toBe(88)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

it('shows what is selected without colours of its own', async () => {
  await emulateMedia([{ name: 'forced-colors', value: 'active' }])
  mount(<Table {...basic} selection="single" defaultSelectedKeys={new Set(['m1'])} />)
  const [first, second] = rows()
  if (!first || !second) throw new Error('No rows')
  expect(getComputedStyle(first).backgroundColor).not.toBe(getComputedStyle(second).backgroundColor)
})
