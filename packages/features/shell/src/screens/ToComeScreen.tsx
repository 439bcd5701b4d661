import { Button, EmptyState } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** The mark of a screen, where it has one of its own. */
const marks = {
  search: 'search',
  explore: 'compass',
  camera: 'camera',
  videos: 'video',
  notifications: 'bell',
  messages: 'message',
  bookmarks: 'bookmark',
  profile: 'person',
  settings: 'gear',
  post: 'feather',
  page: 'feather',
} as const

/** A screen that has its place and its address and says honestly that it is not built yet. */
export function ToComeScreen({ screen = 'page' }: { screen?: keyof typeof marks }) {
  'use no memo'
  const m = useMessages('shell')
  const common = useMessages('common')
  return (
    <EmptyState
      className="my-auto"
      mark={marks[screen]}
      title={m.screenComing()}
      description={m.screenComingText()}
      action={
        <Button asChild variant="quiet" size={44}>
          <a href="/">{common.goHome()}</a>
        </Button>
      }
    />
  )
}
