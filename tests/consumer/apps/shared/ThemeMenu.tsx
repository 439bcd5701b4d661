import { DropdownMenu } from '@skein/design-system/dropdown-menu'
import { MoonIcon, SunIcon } from '@skein/design-system/icon'
import { IconButton } from '@skein/design-system/icon-button'
import { useTheme, type ThemePreference } from '@skein/design-system/theme'

const labels: Readonly<Record<ThemePreference, string>> = { light: 'Light', dark: 'Dark', system: 'As the device' }
const isPreference = (value: string): value is ThemePreference => value in labels

/** Light, dark, or whatever the device says. */
export function ThemeMenu() {
  const { preference, theme, setPreference } = useTheme()
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <IconButton label="Theme" icon={theme === 'dark' ? <MoonIcon /> : <SunIcon />} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.RadioGroup
          label="Theme"
          value={preference}
          onValueChange={(value) => isPreference(value) && setPreference(value)}
        >
          {Object.entries(labels).map(([value, label]) => (
            <DropdownMenu.RadioItem key={value} value={value}>
              {label}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
