/** What the documentation pages are built from, beside Storybook's own blocks. */
import { Fragment } from 'react'
import * as styles from './blocks.css.ts'

export type KeyRow = {
  readonly key: string
  /** Where or when it does that, where one key does more than one thing. */
  readonly when?: string
  readonly does: string
}

/** The keyboard contract of a primitive: the same table that its test executes. */
export function KeyTable({ keys }: { keys: readonly KeyRow[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(({ key, when, does }) => (
          <tr key={key + does}>
            <td>
              <kbd className={styles.key}>{key}</kbd>
            </td>
            <td>{when === undefined ? does : `${when}: ${does}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A line of text whose `code` is set as code. */
function Line({ text }: { text: string }) {
  const [before, code, ...after] = text.split('`')
  if (code === undefined) return text
  return (
    <>
      {before}
      <code>{code}</code>
      {after.length > 0 && <Line text={after.join('`')} />}
    </>
  )
}

/** Two lists side by side: what serves the reader and what does not. */
export function DoDont({ dos, donts }: { dos: readonly string[]; donts: readonly string[] }) {
  return (
    <div className={styles.columns}>
      {[
        { title: 'Do', items: dos },
        { title: 'Don’t', items: donts },
      ].map(({ title, items }) => (
        <section key={title} className={styles.column}>
          <strong>{title}</strong>
          <ul>
            {items.map((item) => (
              <li key={item}>
                <Line text={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Short codes in a row that may break between them; a dash for none. */
function Codes({ of, separator = ' ' }: { of: readonly string[]; separator?: string }) {
  if (of.length === 0) return '–'
  return of.map((code, index) => (
    <Fragment key={code}>
      {index > 0 && separator}
      <code>{code}</code>
    </Fragment>
  ))
}

/**
 * What a theme or a consumer's stylesheet can hold on to: the stable attributes of each part, the values its state
 * takes, and the tokens it is painted with.
 */
export function ThemingHooks({
  parts,
  tokens,
}: {
  parts: readonly { component: string; states?: readonly string[] }[]
  tokens: readonly string[]
}) {
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Selector</th>
            <th scope="col">States</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ component, states }) => (
            <tr key={component}>
              <td>
                <code>{`[data-component="${component}"]`}</code>
              </td>
              <td>
                <Codes of={states ?? []} separator=", " />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Tokens: <Codes of={tokens} />
      </p>
    </>
  )
}
