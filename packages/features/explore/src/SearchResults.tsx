import { pageAddress } from '@skein/contract/addresses'
import { ApiError, usePostSearch } from '@skein/data'
import { Button, EmptyState, type RenderFeedItem } from '@skein/design-system'
import { PostList } from '@skein/feature-feed'
import { PostCard } from '@skein/feature-post'
import { useMessages } from '@skein/i18n'
import { OperatorHelp } from './OperatorHelp.tsx'
import { Section } from './Section.tsx'

const renderPost: RenderFeedItem = (id, _index, articleProps) => <PostCard id={id} articleProps={articleProps} />

/** Posts that were searched for; what was found nowhere, and what could not be read, gets help with the operators. */
export function SearchResults({ query }: { query: string }) {
  const m = useMessages('explore')
  const list = usePostSearch(query)
  if (list.error instanceof ApiError && list.error.code === 'search-invalid') {
    return (
      <div role="alert" className="my-auto">
        <EmptyState mark="search" title={m.invalidSearch()} description={m.invalidSearchText()} />
        <OperatorHelp />
      </div>
    )
  }
  return (
    <Section title={m.resultsFor({ query })}>
      <PostList
        list={list}
        label={m.resultsFor({ query })}
        renderPost={renderPost}
        empty={
          <div className="my-auto">
            <EmptyState
              mark="search"
              headingLevel={3}
              title={m.nothingFound()}
              description={m.nothingFoundText()}
              action={
                <Button asChild variant="quiet">
                  <a href={pageAddress('/search', { q: query })}>{m.searchEverywhere()}</a>
                </Button>
              }
            />
            <OperatorHelp />
          </div>
        }
      />
    </Section>
  )
}
