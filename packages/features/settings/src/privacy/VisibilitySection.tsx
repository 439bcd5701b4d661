import { useMessages } from '@skein/i18n'
import { Section } from '../Section.tsx'
import { SwitchRow } from '../SwitchRow.tsx'
import { useSetting } from '../use-setting.ts'

/** Private account, being found by one's address (specification §2.11), and what others see of the member in messages. */
export function VisibilitySection() {
  const m = useMessages('settings')
  const { settings, change, isSaved } = useSetting()
  if (settings === undefined) return null
  return (
    <Section id="settings-visibility" title={m.visibility()} isSaved={isSaved}>
      <SwitchRow
        label={m.privateAccount()}
        about={m.privateAccountAbout()}
        checked={settings.privateAccount}
        onChange={(privateAccount) => void change({ privateAccount })}
      />
      <SwitchRow
        label={m.discoverable()}
        about={m.discoverableAbout()}
        checked={settings.discoverableByEmail}
        onChange={(discoverableByEmail) => void change({ discoverableByEmail })}
      />
      <SwitchRow
        label={m.readReceipts()}
        about={m.readReceiptsAbout()}
        checked={settings.readReceipts}
        onChange={(readReceipts) => void change({ readReceipts })}
      />
    </Section>
  )
}
