import { useLocation, useSearch } from '@tanstack/react-router'
import { ExploreScreen } from '@skein/feature-explore'
import { StoriesRow } from '@skein/feature-stories'

/** Explore as its address says: a search, a hashtag, or everything, from the start or from its people. */
export function ExplorePage() {
  const { q = '', tag = '' } = useSearch({ from: '/explore' })
  const place = useLocation({ select: ({ hash }) => hash })
  return (
    <ExploreScreen
      query={q}
      tag={tag}
      isAtPeople={place === 'people'}
      isAtBox={place === 'search'}
      stories={<StoriesRow className="border-b border-border" />}
    />
  )
}
