import { pageAddress } from '@skein/contract/addresses'
import { useTagFeed } from '@skein/data'
import { ArrowLeftIcon, Button, EmptyState, type RenderFeedItem } from '@skein/design-system'
import { PostList } from '@skein/feature-feed'
import { PostCard } from '@skein/feature-post'
import { useMessages } from '@skein/i18n'
import { Section } from './Section.tsx'

const renderPost: RenderFeedItem = (id, _index, articleProps) => <PostCard id={id} articleProps={articleProps} />

/** What is said under a hashtag: where trends and the hashtags of posts lead. */
export function TagPosts({ tag }: { tag: string }) {
  const m = useMessages('explore')
  const name = tag.replace(/^#/, '')
  return (
    <>
      <div className="px-8 pt-8">
        <Button asChild variant="ghost" iconStart={<ArrowLeftIcon size={18} className="rtl:-scale-x-100" />}>
          <a href={pageAddress('/explore')}>{m.backToExplore()}</a>
        </Button>
      </div>
      <Section title={`#${name}`}>
        <PostList
          list={useTagFeed(tag)}
          renderPost={renderPost}
          empty={
            <EmptyState
              mark="compass"
              headingLevel={3}
              title={m.tagEmpty({ tag: name })}
              description={m.tagEmptyText()}
              action={
                <Button asChild variant="quiet">
                  <a href={pageAddress('/explore')}>{m.explorePosts()}</a>
                </Button>
              }
            />
          }
        />
      </Section>
    </>
  )
}
