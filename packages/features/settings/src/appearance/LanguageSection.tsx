import { useId } from 'react'
import { toast } from '@skein/design-system'
import { languageNames, languages, setLanguage, useLanguage, useMessages, type Language } from '@skein/i18n'
import { Section } from '../Section.tsx'
import { useSetting } from '../use-setting.ts'
import { ChoiceCard } from './ChoiceCard.tsx'

/** The language of the interface: the page changes where it stands, without a reload (behaviour §2.11). */
export function LanguageSection() {
  const m = useMessages('settings')
  const id = useId()
  const shown = useLanguage()
  const { change, isSaved } = useSetting()
  const choose = async (language: Language) => {
    try {
      await setLanguage(language)
    } catch {
      toast({ title: m.notSaved(), description: m.tryAgain(), tone: 'danger' })
      return
    }
    await change({ language })
  }
  return (
    <Section id="settings-language" title={m.language()} about={m.languageAbout()} isSaved={isSaved}>
      <div role="radiogroup" aria-labelledby="settings-language" className="grid gap-8 rail:grid-cols-2">
        {languages.map((language) => (
          <ChoiceCard
            key={language}
            name={id}
            value={language}
            isChosen={language === shown}
            onChoose={() => void choose(language)}
            label={languageNames[language]}
            lang={language}
            end={<span className="font-mono text-caption font-normal text-text-muted">{language}</span>}
          />
        ))}
      </div>
    </Section>
  )
}
