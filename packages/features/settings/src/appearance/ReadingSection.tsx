import { useMessages } from '@skein/i18n'
import { Section } from '../Section.tsx'
import { SwitchRow } from '../SwitchRow.tsx'
import { useSetting } from '../use-setting.ts'

/** Whether lists go on by themselves (behaviour §2.3). */
export function ReadingSection() {
  const m = useMessages('settings')
  const { settings, change, isSaved } = useSetting()
  if (settings === undefined) return null
  return (
    <Section id="settings-reading" title={m.reading()} isSaved={isSaved}>
      <SwitchRow
        label={m.autoLoad()}
        about={m.autoLoadAbout()}
        checked={settings.autoLoadPosts}
        onChange={(autoLoadPosts) => void change({ autoLoadPosts })}
      />
    </Section>
  )
}
