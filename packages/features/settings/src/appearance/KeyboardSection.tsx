import { useOneKey } from '@skein/data'
import { useMessages } from '@skein/i18n'
import { Section } from '../Section.tsx'
import { SwitchRow } from '../SwitchRow.tsx'

/** Whether shortcuts of one key work in this browser (WCAG 2.1.4). */
export function KeyboardSection() {
  const m = useMessages('settings')
  const [isOn, choose] = useOneKey()
  return (
    <Section id="settings-keyboard" title={m.keyboard()}>
      <SwitchRow label={m.oneKey()} about={m.oneKeyAbout()} checked={isOn} onChange={choose} />
    </Section>
  )
}
