/* oxlint-disable jsx-a11y/control-has-associated-label -- a component of the library writes what stands there */
/** Tables of ten thousand rows and twelve columns that can be sorted, several rows of which can be selected: ours, and the two that others are measured by. */
import '../../dist/styles.css'
import { useRef } from 'react'
import { Table as SkeinTable } from '../../dist/table/index.js'
import {
  createSortedRowModel,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  Cell,
  Checkbox,
  Column,
  Row,
  Table as AriaTable,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components'
import { range } from './options.js'

/** The same rows for all: a name, and eleven numbers. */
export const rows = range(10_000).map((i) => ({
  id: `row-${i}`,
  cells: range(12).map((column) => (column === 0 ? `Member ${(i * 7919) % 10_007}` : (i * (column + 3)) % 997)),
}))
const names = range(12).map((column) => (column === 0 ? 'Name' : `Figure ${column}`))
const height = 480
const selected = new Set()

const skeinColumns = names.map((header, at) => ({
  id: header,
  header,
  cell: (row) => row.cells[at],
  sortBy: (row) => row.cells[at],
}))
const keyOf = (row) => row.id

function Skein({ sort }) {
  return (
    <SkeinTable
      label="Members"
      columns={skeinColumns}
      rows={rows}
      rowKey={keyOf}
      sort={sort}
      selection="multiple"
      style={{ blockSize: height }}
    />
  )
}

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, text: sortFn_text },
})
const tanstackColumns = names.map((header, at) => ({
  id: header,
  header,
  accessorFn: (row) => row.cells[at],
  cell: ({ getValue }) => getValue(),
}))

/** The recipe of its documentation for rows that are drawn near what is seen: markup and boxes are whoever's uses it. */
function Tanstack({ sort }) {
  const area = useRef(null)
  const table = useTable({
    features,
    columns: tanstackColumns,
    data: rows,
    getRowId: keyOf,
    state: { sorting: sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : [] },
  })
  const shown = table.getRowModel().rows
  // oxlint-disable-next-line react/incompatible-library -- it is what is measured
  const virtualizer = useVirtualizer({
    count: shown.length,
    estimateSize: () => 44,
    getScrollElement: () => area.current,
    overscan: 10,
  })
  return (
    <div ref={area} style={{ blockSize: height, overflow: 'auto', position: 'relative' }}>
      <table style={{ display: 'grid' }}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} style={{ display: 'flex' }}>
              <th>
                <input type="checkbox" aria-label="Select all" />
              </th>
              {group.headers.map((header) => (
                <th key={header.id} style={{ inlineSize: 128 }}>
                  <button type="button">
                    <table.FlexRender header={header} />
                  </button>
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody style={{ display: 'grid', blockSize: virtualizer.getTotalSize(), position: 'relative' }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = shown[index]
            return (
              <tr
                key={row.id}
                style={{ display: 'flex', position: 'absolute', blockSize: 44, transform: `translateY(${start}px)` }}
              >
                <td>
                  <input type="checkbox" aria-label={`Select ${row.original.cells[0]}`} />
                </td>
                {row.getAllCells().map((cell) => (
                  <td key={cell.id} style={{ inlineSize: 128 }}>
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const layoutOptions = { rowHeight: 44, headingHeight: 44 }
const ordered = new Map()

/** It is given its rows in order: sorting them is whoever's uses it, and is counted here as well. */
function inOrder(sort) {
  if (!sort) return rows
  const at = names.indexOf(sort.column)
  const way = sort.direction === 'descending' ? -1 : 1
  const key = `${at} ${way}`
  if (!ordered.has(key)) {
    ordered.clear()
    ordered.set(
      key,
      rows.toSorted((a, b) => way * (a.cells[at] < b.cells[at] ? -1 : a.cells[at] > b.cells[at] ? 1 : 0)),
    )
  }
  return ordered.get(key)
}

function ReactAria({ sort }) {
  return (
    <Virtualizer layout={TableLayout} layoutOptions={layoutOptions}>
      <AriaTable
        aria-label="Members"
        selectionMode="multiple"
        defaultSelectedKeys={selected}
        sortDescriptor={sort && { column: sort.column, direction: sort.direction }}
        style={{ blockSize: height, inlineSize: 1200, overflow: 'auto', display: 'block' }}
      >
        <TableHeader>
          <Column width={44} minWidth={44}>
            <Checkbox slot="selection" />
          </Column>
          {names.map((name, at) => (
            <Column key={name} id={name} isRowHeader={at === 0} allowsSorting width={128}>
              {name}
            </Column>
          ))}
        </TableHeader>
        <TableBody items={inOrder(sort)}>
          {(row) => (
            <Row>
              <Cell>
                <Checkbox slot="selection" />
              </Cell>
              {row.cells.map((value, at) => (
                <Cell key={names[at]}>{value}</Cell>
              ))}
            </Row>
          )}
        </TableBody>
      </AriaTable>
    </Virtualizer>
  )
}

export const tables = { skein: Skein, tanstack: Tanstack, 'react-aria': ReactAria }
