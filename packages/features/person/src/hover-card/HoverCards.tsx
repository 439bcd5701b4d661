import { knownFollowersQuery, userByUsernameQuery, useViewer } from '@skein/data'
import { HoverCard, useHoverCardTrigger } from '@skein/design-system'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { MemberCard } from './MemberCard.tsx'

/** Whom a link to a profile leads to; nobody where it leads to something below a profile. */
const usernameOf = (link: HTMLElement) =>
  link instanceof HTMLAnchorElement ? /^\/profile\/(\w+)$/.exec(link.pathname)?.[1] : undefined

/**
 * A card for the name, the picture or the mention that a mouse rests on, wherever it stands: every one of them is a link to a profile, which
 * is what keyboards and fingers have. Mounted once.
 */
export function HoverCards() {
  return (
    <HoverCard.Root triggers='a[href^="/profile/"]'>
      <Suspense>
        <CardOfLink />
      </Suspense>
    </HoverCard.Root>
  )
}

function CardOfLink() {
  const link = useHoverCardTrigger()
  const username = link && usernameOf(link)
  return username === undefined ? null : <CardOf username={username} />
}

/** Comes once there is all that it says. Where that fails there is nothing to show; the link says what it is. */
function CardOf({ username }: { username: string }) {
  const viewer = useViewer()
  const { data: user } = useQuery(userByUsernameQuery(username))
  const mayKnow = user !== undefined && viewer !== null && viewer.id !== user.id
  const known = useQuery({ ...knownFollowersQuery(user?.id ?? ''), enabled: mayKnow, refetchOnMount: true })
  if (user === undefined || (mayKnow && known.isPending)) return null
  return (
    <HoverCard.Content label={user.name}>
      <MemberCard user={user} known={known.data} />
    </HoverCard.Content>
  )
}
