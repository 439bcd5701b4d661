import { useLocation, useSearch } from '@tanstack/react-router'
import { ExploreScreen } from '@skein/feature-explore'
import { StoriesRow } from '@skein/feature-stories'

/** Explore as its address says: a search, a hashtag, or everything, from the start or from its people. */
export function ExplorePage() {
  const { q = '', tag = '' } = useSearch({ from: '/explore' })
  const isAtPeople = useLocation({ select: ({ hash }) => hash === 'people' })
  return (
    <ExploreScreen
      query={q}
      tag={tag}
      isAtPeople={isAtPeople}
      stories={<StoriesRow className="border-b border-border" />}
    />
  )
}
