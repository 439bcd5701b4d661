import { useMemo, type ReactNode } from 'react'
import { DesignSystemProvider, useLocale, useWords } from '@skein/design-system'
import { recorderTranslations } from '@skein/feature-composer/recorder'
import { useMessages } from '@skein/i18n'

/** What the recorder itself says of its steps and errors, in the reader's language. */
export function CameraWords({ children }: { children: ReactNode }) {
  const m = useMessages('camera')
  const words = useWords()
  const { locale, dir, timeZone } = useLocale()
  const translations = useMemo(() => recorderTranslations(m), [m])
  return (
    <DesignSystemProvider
      locale={locale}
      dir={dir}
      messages={words}
      translations={translations}
      {...(timeZone !== undefined && { timeZone })}
    >
      {children}
    </DesignSystemProvider>
  )
}
