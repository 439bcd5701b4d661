import { IconButton, MoonIcon, SunIcon, useTheme } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** Between light and dark (specification §4). CSS chooses the mark: the server does not know which theme is shown. */
export function ThemeMark() {
  return (
    <>
      <MoonIcon className="in-data-[theme=dark]:hidden" />
      <SunIcon className="hidden in-data-[theme=dark]:block" />
    </>
  )
}

/** The toggle as a button with a mark. */
export function ThemeButton() {
  const m = useMessages('shell')
  const { toggle } = useTheme()
  return <IconButton label={m.toggleTheme()} icon={<ThemeMark />} onClick={toggle} />
}
