import matrix from './matrix.json' with { type: 'json' }

type Engine = 'chromium' | 'firefox' | 'webkit'
type Cell = { passed: number; failures: { test: string; why: string }[]; unasked: number }
type Row = { name: string; cells: { [engine in Engine]?: Cell } }

const engines = ['chromium', 'firefox', 'webkit'] as const
const rows: Record<'primitives' | 'flows', readonly Row[]> = matrix
const versions: { [engine in Engine]?: string } = matrix.versions

function Result({ cell }: { cell: Cell | undefined }) {
  if (cell === undefined) return <td>not run</td>
  const { passed, failures, unasked } = cell
  return (
    <td>
      {failures.length === 0 ? `${passed} passed` : `${passed} of ${passed + failures.length} passed`}
      {unasked > 0 && `, ${unasked} not asked`}
    </td>
  )
}

/** What the last run of `npm run test:engines` said: a row for each primitive or kind of flow, a column for each engine. */
export function EnginesTable({ of }: { of: 'primitives' | 'flows' }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{of === 'primitives' ? 'Primitive' : 'Flow'}</th>
          {engines.map((engine) => (
            <th key={engine} scope="col">
              {versions[engine] ?? engine}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows[of].map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {engines.map((engine) => (
              <Result key={engine} cell={cells[engine]} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Everything that did not pass in that run, and why. */
export function EngineFailures() {
  const failures = [...rows.primitives, ...rows.flows].flatMap(({ name, cells }) =>
    engines.flatMap((engine) =>
      (cells[engine]?.failures ?? []).map(({ test, why }) => `${versions[engine] ?? engine}, ${name}: ${test}. ${why}`),
    ),
  )
  if (failures.length === 0) return <p>Nothing.</p>
  return (
    <ul>
      {failures.map((failure) => (
        <li key={failure}>{failure}</li>
      ))}
    </ul>
  )
}
