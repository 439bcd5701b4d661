import { AnchorMdx, Description, DocsContext, DocsPage, Title } from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { PageTheme } from './WrittenPage.tsx'

/**
 * The page of a screen or a flow: every state side by side, as its stored picture (1200 × 900, in the page's theme). Alive
 * they would share one address, one session, one network and one store, and run over one another; each is alive in its story.
 */
function StatesPage() {
  const context = use(DocsContext)
  const theme = use(PageTheme)
  const states = context.componentStories()
  return (
    <>
      <Title>{states[0]?.title.split('/').slice(1).join(': ')}</Title>
      <Description of="meta" />
      <p>
        {states.length === 1 ? 'One state' : `${states.length} states`}, as pictured when last checked. Open one to use
        it, in any language, direction and width.
      </p>
      <ul className="states">
        {states.map(({ id, name, moduleExport }) => (
          <li key={id} className="state">
            <h2 id={id}>
              <AnchorMdx href={`?path=/story/${id}`} target="_self">
                {name}
              </AnchorMdx>
            </h2>
            <img
              src={`pictures/${theme}/${id}.webp`}
              alt=""
              width={1200}
              height={900}
              loading="lazy"
              decoding="async"
            />
            <Description of={moduleExport} />
          </li>
        ))}
      </ul>
    </>
  )
}

const hasStates = /^(Screens|Flows)\//

/** What stands on a page that nobody has written: for a screen its states, for anything else Storybook's own page. */
export function UnwrittenPage() {
  const [first] = use(DocsContext).componentStories()
  return hasStates.test(first?.title ?? '') ? <StatesPage /> : <DocsPage />
}
