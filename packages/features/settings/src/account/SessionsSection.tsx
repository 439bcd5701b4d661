import type { Session } from '@skein/contract'
import { serverMessageOf, useEndSession, useSessions } from '@skein/data'
import {
  Badge,
  Button,
  MonitorIcon,
  Notice,
  NoticeAction,
  RelativeTime,
  Skeleton,
  SkeletonRegion,
  SmartphoneIcon,
  TabletIcon,
  toast,
} from '@skein/design-system'
import { formatDate, useLanguage, useMessages } from '@skein/i18n'
import { Section } from '../Section.tsx'

const icons = { phone: SmartphoneIcon, tablet: TabletIcon, desktop: MonitorIcon }

/** Where the member is signed in; each can be ended, or all others at once (behaviour §2.11). */
export function SessionsSection() {
  const m = useMessages('settings')
  const common = useMessages('common')
  const language = useLanguage()
  const { data: sessions, error, refetch } = useSessions()
  const { mutateAsync, isPending, variables } = useEndSession()

  const end = async (id?: string) => {
    try {
      await mutateAsync(id)
      toast({ title: id === undefined ? m.othersEnded() : m.sessionEnded() })
    } catch (refusal) {
      toast({
        title: m.sessionNotEnded(),
        description: serverMessageOf(refusal) ?? m.tryAgain(),
        tone: 'danger',
      })
    }
  }
  const nameOf = ({ browser, system }: Session) =>
    browser !== null && system !== null ? m.browserOn({ browser, system }) : (browser ?? system ?? m.unknownBrowser())
  const others = sessions?.filter(({ current }) => !current) ?? []

  return (
    <Section id="settings-sessions" title={m.sessions()} about={m.sessionsAbout()}>
      {sessions === undefined && error !== null && (
        <Notice tone="danger" action={<NoticeAction onClick={() => void refetch()}>{common.retry()}</NoticeAction>}>
          {m.failedToLoad()}
        </Notice>
      )}
      {sessions === undefined && error === null && (
        <SkeletonRegion label={m.loading()} busy>
          <Skeleton shape="block" className="h-44 w-full" />
        </SkeletonRegion>
      )}
      <ul aria-labelledby="settings-sessions">
        {sessions?.map((session) => {
          const Icon = icons[session.kind]
          const name = nameOf(session)
          return (
            <li
              key={session.id}
              className="flex min-h-64 items-center gap-12 border-b border-border py-8 last:border-0"
            >
              <span className="grid size-40 shrink-0 place-items-center rounded-control bg-sunken text-text-muted">
                <Icon />
              </span>
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-x-8 font-semibold">
                  <bdi title={session.userAgent}>{name}</bdi>
                  {session.current && <Badge tone="accent">{m.thisDevice()}</Badge>}
                </p>
                <p className="text-caption text-text-muted">
                  {session.current ? m.activeNow() : <RelativeTime dateTime={session.lastSeenAt} />}
                  {' · '}
                  {m.since({ date: formatDate(language, session.createdAt, { day: 'numeric', month: 'long' }) })}
                </p>
              </div>
              {!session.current && (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={m.endNamed({ name })}
                  loading={isPending && variables === session.id}
                  onClick={() => void end(session.id)}
                >
                  {m.end()}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {others.length > 0 && (
        <div className="mt-16 flex justify-end">
          <Button
            tone="danger"
            className="max-rail:w-full"
            loading={isPending && variables === undefined}
            onClick={() => void end()}
          >
            {m.endOthers()}
          </Button>
        </div>
      )}
    </Section>
  )
}
