import { silenceableTypes, type SilenceableType } from '@skein/contract'
import { usePushSubscription } from '@skein/data'
import { Button, CheckboxGroup } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { Section } from '../Section.tsx'
import { SwitchRow } from '../SwitchRow.tsx'
import { useSetting } from '../use-setting.ts'

/** By which ways the member is told, and of what (specification §2.11). */
export function NotificationsTab() {
  const m = useMessages('settings')
  return (
    <>
      <Ways key="ways" title={m.notifications()} />
      <Kinds />
    </>
  )
}

function Ways({ title }: { title: string }) {
  const m = useMessages('settings')
  const { settings, change, isSaved } = useSetting()
  if (settings === undefined) return null
  return (
    <Section id="settings-ways" title={title} about={m.notificationsAbout()} isSaved={isSaved}>
      <SwitchRow
        label={m.emailNotifications()}
        about={m.emailNotificationsAbout()}
        checked={settings.emailNotifications}
        onChange={(emailNotifications) => void change({ emailNotifications })}
      />
      <SwitchRow
        label={m.pushNotifications()}
        about={m.pushNotificationsAbout()}
        checked={settings.pushNotifications}
        onChange={(pushNotifications) => void change({ pushNotifications })}
      />
      {settings.pushNotifications && <ThisBrowser />}
      <SwitchRow
        label={m.marketingEmails()}
        about={m.marketingEmailsAbout()}
        checked={settings.marketingEmails}
        onChange={(marketingEmails) => void change({ marketingEmails })}
      />
    </Section>
  )
}

/** Whether this browser is one of those that are told; the browser itself asks first. */
function ThisBrowser() {
  const m = useMessages('settings')
  const { state, isPending, error, turnOn, turnOff } = usePushSubscription()
  if (state === 'checking') return null
  const texts = { unsupported: m.pushUnsupported(), blocked: m.pushBlocked(), off: m.pushOff(), on: m.pushOn() }
  return (
    <div className="flex min-h-52 flex-wrap items-center gap-12 border-b border-border py-8 ps-16 text-control">
      <p className="min-w-200 flex-1 text-text-muted" role={error === null ? undefined : 'alert'}>
        {error === null ? texts[state] : m.pushFailed()}
      </p>
      {state === 'off' && (
        <Button variant="quiet" size="sm" loading={isPending} onClick={() => turnOn()}>
          {m.tellThisBrowser()}
        </Button>
      )}
      {state === 'on' && (
        <Button variant="quiet" size="sm" loading={isPending} onClick={() => turnOff()}>
          {m.stopThisBrowser()}
        </Button>
      )}
    </div>
  )
}

function Kinds() {
  const m = useMessages('settings')
  const { settings, change, isSaved } = useSetting()
  if (settings === undefined) return null
  const { silencedNotifications: silenced } = settings
  const names: Record<SilenceableType, string> = {
    like: m.kindLike(),
    comment: m.kindComment(),
    follow: m.kindFollow(),
    repost: m.kindRepost(),
    reaction: m.kindReaction(),
    mention: m.kindMention(),
    'poll-ended': m.kindPollEnded(),
    'follow-request': m.kindFollowRequest(),
  }
  return (
    <Section id="settings-kinds" title={m.kinds()} about={m.kindsAbout()} isSaved={isSaved}>
      <SwitchRow
        label={m.group()}
        about={m.groupAbout()}
        checked={settings.groupNotifications}
        onChange={(groupNotifications) => void change({ groupNotifications })}
      />
      <CheckboxGroup.Root
        aria-labelledby="settings-kinds"
        className="mt-16"
        value={silenceableTypes.filter((kind) => !silenced.includes(kind))}
        onValueChange={(heard) =>
          void change({ silencedNotifications: silenceableTypes.filter((kind) => !heard.includes(kind)) })
        }
      >
        <div className="grid gap-x-16 rail:grid-cols-2">
          {silenceableTypes.map((kind) => (
            <CheckboxGroup.Item key={kind} value={kind}>
              {names[kind]}
            </CheckboxGroup.Item>
          ))}
        </div>
      </CheckboxGroup.Root>
    </Section>
  )
}
