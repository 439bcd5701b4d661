import { IconButton, MoonIcon, SunIcon, useTheme, type IconProps } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** Between light and dark (specification §4). CSS chooses the mark: the server does not know which theme is shown. */
export function ThemeMark(props: Pick<IconProps, 'size'>) {
  return (
    <>
      <MoonIcon {...props} className="in-data-[theme=dark]:hidden" />
      <SunIcon {...props} className="hidden in-data-[theme=dark]:block" />
    </>
  )
}

/** The toggle as a button with a mark. */
export function ThemeButton() {
  const m = useMessages('shell')
  const { toggle } = useTheme()
  return <IconButton label={m.toggleTheme()} icon={<ThemeMark />} onClick={toggle} />
}
