import { useLocation } from '@tanstack/react-router'
import { ExploreScreen } from '@skein/feature-explore'
import { StoriesRow } from '@skein/feature-stories'

/** Explore as its address says: a search, a hashtag, or everything, from the start or from its people. */
export function ExplorePage() {
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  const isAtPeople = useLocation({ select: ({ hash }) => hash === 'people' })
  const params = new URLSearchParams(search)
  return (
    <ExploreScreen
      query={params.get('q') ?? ''}
      tag={params.get('tag') ?? ''}
      isAtPeople={isAtPeople}
      stories={<StoriesRow className="border-b border-border" />}
    />
  )
}
