import { Radio, RadioGroup } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { Section } from '../Section.tsx'
import { SwitchRow } from '../SwitchRow.tsx'
import { useSetting } from '../use-setting.ts'

const choices = ['show', 'label', 'hide'] as const

/** What becomes of AI-generated posts in lists, and whether the digest is written. */
export function AiPostsSection() {
  const m = useMessages('settings')
  const { settings, change, isSaved } = useSetting()
  if (settings === undefined) return null
  const texts = {
    show: [m.aiShow(), m.aiShowAbout()],
    label: [m.aiLabel(), m.aiLabelAbout()],
    hide: [m.aiHide(), m.aiHideAbout()],
  } as const
  return (
    <Section id="settings-ai" title={m.aiPosts()} about={m.aiPostsAbout()} isSaved={isSaved}>
      <RadioGroup
        aria-labelledby="settings-ai"
        value={settings.aiPosts}
        onValueChange={(value) => {
          const aiPosts = choices.find((choice) => choice === value)
          if (aiPosts) void change({ aiPosts })
        }}
      >
        {choices.map((choice) => (
          <Radio key={choice} value={choice} description={texts[choice][1]}>
            {texts[choice][0]}
          </Radio>
        ))}
      </RadioGroup>
      <div className="mt-8 border-t border-border">
        <SwitchRow
          label={m.aiInsights()}
          about={m.aiInsightsAbout()}
          checked={settings.aiInsights}
          onChange={(aiInsights) => void change({ aiInsights })}
        />
      </div>
    </Section>
  )
}
