import { useMessages } from '@skein/i18n'
import { Section } from '../Section.tsx'
import { SwitchRow } from '../SwitchRow.tsx'
import { useSetting } from '../use-setting.ts'

/** Private account, and being found by one's address (specification §2.11). */
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
    </Section>
  )
}
