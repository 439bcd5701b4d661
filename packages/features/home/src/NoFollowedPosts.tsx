import { suggestionsQuery } from '@skein/data'
import { Button, EmptyState } from '@skein/design-system'
import { SuggestedRow } from '@skein/feature-person/suggested'
import { useMessages } from '@skein/i18n'
import { useQuery } from '@tanstack/react-query'

/** How many people are offered. */
const shown = 5

/** What stands where those whom one follows have posted nothing, or nobody is followed: people to follow, and the way back to everyone. */
export function NoFollowedPosts({ onShowEveryone }: { onShowEveryone: () => void }) {
  const m = useMessages('home')
  const shell = useMessages('shell')
  // Where it fails or finds nobody, the way to everyone is enough.
  const { data = [] } = useQuery(suggestionsQuery)
  const people = data.slice(0, shown)
  return (
    <>
      <EmptyState
        mark="feed"
        title={m.emptyFollowingTitle()}
        description={m.emptyFollowingText()}
        action={
          <Button variant="quiet" onClick={onShowEveryone}>
            {m.showEveryone()}
          </Button>
        }
      />
      {people.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the side panel has a region of this name
        <div role="group" aria-label={shell.whoToFollow()} className="border-t border-border pt-16 pb-80">
          <h3 className="px-16 pb-8 text-lead font-bold">{shell.whoToFollow()}</h3>
          <ul>
            {people.map((person) => (
              <SuggestedRow key={person.id} person={person} place="page" />
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
