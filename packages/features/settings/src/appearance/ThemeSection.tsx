import { useId } from 'react'
import { themes } from '@skein/contract/limits'
import { useTheme } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { Section } from '../Section.tsx'
import { useSetting } from '../use-setting.ts'
import { ChoiceCard } from './ChoiceCard.tsx'

/** A page in small, in the tokens of its own theme whatever the page's is. */
function PagePreview({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <span data-theme={theme} className="grid h-full grid-cols-[1fr_3fr] gap-8 bg-canvas p-12 forced-color-adjust-none">
      <span className="grid content-start gap-6">
        <span className="h-4 w-12 rounded-pill bg-accent" />
        <span className="h-4 w-12 rounded-pill bg-border" />
        <span className="h-4 w-12 rounded-pill bg-border" />
      </span>
      <span className="grid content-start gap-8 rounded-t-control border border-b-0 border-border bg-surface p-8">
        <span className="h-4 w-3/5 rounded-pill bg-text" />
        <span className="h-4 w-full rounded-pill bg-text-faint" />
        <span className="grid gap-4 rounded-[0.25rem] border border-ai-border p-6">
          <span className="h-4 w-1/2 rounded-pill bg-text" />
          <span className="h-4 w-4/5 rounded-pill bg-text-faint" />
        </span>
      </span>
    </span>
  )
}

/** Light, dark or as the device: shown at once, kept in this browser and with the account (specification §2.11). */
export function ThemeSection() {
  const m = useMessages('settings')
  const id = useId()
  const { preference, setPreference } = useTheme()
  const { change, isSaved } = useSetting()
  const names = { light: m.light(), dark: m.dark(), system: m.system() }
  return (
    <Section id="settings-theme" title={m.theme()} about={m.themeAbout()} isSaved={isSaved}>
      <div role="radiogroup" aria-labelledby="settings-theme" className="grid grid-cols-3 gap-8 rail:gap-12">
        {themes.map((theme) => (
          <ChoiceCard
            key={theme}
            name={id}
            value={theme}
            isChosen={preference === theme}
            onChoose={() => {
              setPreference(theme)
              void change({ theme })
            }}
            label={names[theme]}
            preview={
              <span aria-hidden className="relative block h-96 border-b border-border rail:h-112">
                <PagePreview theme={theme === 'dark' ? 'dark' : 'light'} />
                {theme === 'system' && (
                  <span className="absolute inset-0 [clip-path:polygon(100%_0,100%_100%,0_100%)]">
                    <PagePreview theme="dark" />
                  </span>
                )}
              </span>
            }
          />
        ))}
      </div>
    </Section>
  )
}
