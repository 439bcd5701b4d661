import type { Bill } from './bill.ts'

const round = new Intl.NumberFormat('en', { maximumSignificantDigits: 2, notation: 'compact' })
const euros = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 })

type Column = readonly [head: string, cell: (bill: Bill) => string]

const number = (head: string, of: (bill: Bill) => number): Column => [head, (bill) => round.format(of(bill))]

const traffic: Column[] = [
  number('members', ({ members }) => members),
  number('active in a month', ({ active }) => active),
  number('requests/s', ({ requests }) => requests),
  number('posts/s', ({ usual }) => usual.posts),
  number('rows/s, fan-out on write', ({ usual }) => usual.rowsOnWrite),
  number('the worst of 100 minutes', ({ worst }) => worst.rowsOnWrite),
  number('largest author in it', ({ worst }) => worst.largest),
  number('pages told/s: all', ({ usual }) => usual.toldToAll),
  number('followers only', ({ usual }) => usual.toldToFollowers),
]

const bill: Column[] = [
  number('members', ({ members }) => members),
  number('cores', ({ cores }) => Math.max(1, cores)),
  number('of them telling', ({ coresForTelling }) => coresForTelling),
  number('streams GiB', ({ streamsGiB }) => streamsGiB),
  number('rows GiB', ({ rowsGiB }) => rowsGiB),
  number('media GiB', ({ mediaGiB }) => mediaGiB),
  number('sent GiB a month', ({ sentGiB }) => sentGiB),
  ['€ a month', ({ month }) => euros.format(month)],
  ['€ for 1,000 active', ({ monthOfThousand }) => euros.format(monthOfThousand)],
  ['does not go as it is', ({ beyond }) => beyond.join(', ') || 'nothing'],
]

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const table = (columns: readonly Column[], bills: readonly Bill[]): string =>
  [
    line(columns.map(([head]) => head)),
    line(columns.map(() => '--:')),
    ...bills.map((one) => line(columns.map(([, cell]) => cell(one)))),
  ].join('\n')

/** What goes on in the busiest minute, and what a year of it needs, as tables of Markdown. */
export const tablesOf = (bills: readonly Bill[]): string[] => [table(traffic, bills), table(bill, bills)]
