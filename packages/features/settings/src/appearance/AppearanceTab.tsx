import { LanguageSection } from './LanguageSection.tsx'
import { ReadingSection } from './ReadingSection.tsx'
import { ThemeSection } from './ThemeSection.tsx'
import { TimezoneSection } from './TimezoneSection.tsx'

/** Theme, language, timezone, and how lists go on (specification §2.11). */
export function AppearanceTab() {
  return (
    <>
      <ThemeSection />
      <LanguageSection />
      <TimezoneSection />
      <ReadingSection />
    </>
  )
}
