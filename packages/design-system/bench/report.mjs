/** The measured figures as the tables of the documentation. */

const row = (cells) => `| ${cells.join(' | ')} |`
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

const timed = {
  'buttons mount': '1,000 Buttons mount',
  'buttons update': '1,000 Buttons update',
  'tooltips mount': '500 Tooltips mount',
  'selects mount': '200 Selects mount',
  theme: 'Theme switch, CPU',
}
const weighed = { button: 'Button', tooltip: 'Tooltip', six: 'The six', css: 'CSS imported' }

/** Ratios to the plain elements of the same run, with milliseconds in brackets. */
function timeTable(times) {
  const cell = (figures, key) => `${(figures[key] / times.plain[key]).toFixed(2)}× (${figures[key].toFixed(1)} ms)`
  const rows = Object.entries(times).map(([name, figures]) =>
    [name].concat(Object.keys(timed).map((key) => cell(figures, key))),
  )
  return table(['Library'].concat(Object.values(timed)), rows)
}

function byteTable(bytes) {
  const rows = Object.entries(bytes).map(([name, figures]) =>
    [name].concat(Object.keys(weighed).map((key) => figures[key].toFixed(1))),
  )
  return table(['Library, KiB'].concat(Object.values(weighed)), rows)
}

function extrasTable(extras) {
  const rows = Object.entries(extras).map(([what, { time, left, open, nodes, filter }]) => [
    what,
    (time ?? open).toFixed(1),
    left === undefined ? `${nodes}` : `${left} left`,
    filter === undefined ? '–' : filter.toFixed(1),
  ])
  return table(['What', 'Painted, ms', 'Nodes', 'Search “heart” painted, ms'], rows)
}

/** Tables of ten thousand rows and twelve columns: `tables` by library, with the `kib` of each. */
export function tableTable(tables, kib) {
  const rows = Object.entries(tables).map(([name, { mount, sort, nodes }]) => [
    name,
    mount.toFixed(1),
    sort.toFixed(1),
    `${nodes}`,
    kib[name].toFixed(1),
  ])
  return table(['Table of 10,000 × 12', 'Mount painted, ms', 'Sort painted, ms', 'Nodes', 'KiB'], rows)
}

export function report({ times, bytes, extras, tables, tableBytes }) {
  return `${timeTable(times)}\n\n${byteTable(bytes)}\n\n${extrasTable(extras)}\n\n${tableTable(tables, tableBytes)}\n`
}

/** The page of the documentation around the tables. */
export function pageOf(tables, rounds) {
  return `# Measured beside other libraries

\`npm run bench -w packages/design-system\` measures this again, all libraries in one run on one machine. Ratios are to
plain elements of the same run (in brackets milliseconds, which are this machine’s alone): ${rounds} rounds in turn, the
median of warm mounts, script and layout together. Theme switch is main-thread time with 1,000 buttons and 200 selects on
the page. Bytes are Brotli, above React; Base UI comes without any looks, MUI and Chakra carry theirs in JavaScript. The
six are Button, Dialog, Tooltip, Tabs, Switch and Select.

${tables}
The moment of an emoji picker is the frame after the one in which more than eight emoji stand in the document, counted from the press: data, parsing and drawing,
and of skein also the questions what the device can draw. This machine has no font of coloured emoji. There, of one opening, fetching the data
took 15 ms, reading them 4, the canvas questions 3 and asking for each of 1,914 emoji 416, which loads font after font; the first
group alone is 24. The table is from before the others were asked for after the first screen. With a font of coloured emoji the
questions take 4 ms together.

Tables are measured the second time on a page, from the call until the rows are painted; to sort is by a text, downwards. TanStack Table brings neither markup nor
looks, keys, selection or words: what is measured is its recipe for rows near what is seen, with boxes that do nothing. React Aria’s keeps every row as a part of a
collection, and is given its rows in order.
`
}
