import { KeyboardSection } from './KeyboardSection.tsx'
import { LanguageSection } from './LanguageSection.tsx'
import { ReadingSection } from './ReadingSection.tsx'
import { ThemeSection } from './ThemeSection.tsx'
import { TimezoneSection } from './TimezoneSection.tsx'

/** Theme, language, timezone, how lists go on, and the keyboard (specification §2.11). */
export function AppearanceTab() {
  return (
    <>
      <ThemeSection />
      <LanguageSection />
      <TimezoneSection />
      <ReadingSection />
      <KeyboardSection />
    </>
  )
}
