import { createContext, use, type HTMLAttributes } from 'react'
import type { DiscoveredPost } from '@skein/contract'
import { pageAddress } from '@skein/contract/addresses'
import { useDiscover } from '@skein/data'
import { Button, EmptyState, type RenderFeedItem } from '@skein/design-system'
import { PostList } from '@skein/feature-feed'
import { PostCard } from '@skein/feature-post'
import { useMessages } from '@skein/i18n'
import { Section } from './Section.tsx'

/** Why a post was chosen. A context, because the feed draws its items by their keys alone. */
const Reasons = createContext<(id: string) => DiscoveredPost['reason'] | undefined>(() => undefined)

const renderPost: RenderFeedItem = (id, _index, articleProps) => <Discovered id={id} articleProps={articleProps} />

/** 'Discover Posts' (specification §2.4): posts chosen for the member, each with the reason (behaviour §2.3). */
export function Discover() {
  const m = useMessages('explore')
  const list = useDiscover()
  return (
    <Section title={m.discover()}>
      <Reasons value={list.reasonOf}>
        <PostList
          list={list}
          label={m.discover()}
          renderPost={renderPost}
          empty={
            <EmptyState
              mark="compass"
              headingLevel={3}
              title={m.discoverEmpty()}
              description={m.discoverEmptyText()}
              action={
                <Button asChild variant="quiet">
                  <a href={`${pageAddress('/explore')}#people`}>{m.findPeople()}</a>
                </Button>
              }
            />
          }
        />
      </Reasons>
    </Section>
  )
}

function Discovered({ id, articleProps }: { id: string; articleProps: HTMLAttributes<HTMLElement> }) {
  return <PostCard id={id} articleProps={articleProps} reason={use(Reasons)(id)} />
}
