import { newMessageId, pageAddress, type PagePath } from '@skein/contract/addresses'
import { useOneKey, useViewer } from '@skein/data'
import { useTheme, type CommandPalette } from '@skein/design-system'
import { InfoIcon, LogOutIcon, PencilIcon, SquarePenIcon, UserIcon, UserPlusIcon } from '@skein/design-system/icon'
import { followAddress } from '@skein/feature-person'
import { requestNewPost } from '@skein/feature-post'
import { useMessages } from '@skein/i18n'
import { allPlaces } from '../all-places.ts'
import { requestKeys } from '../keys/keys-port.ts'
import { shortcuts, type Shortcut } from '../keys/shortcuts.ts'
import { ThemeMark } from '../ThemeButton.tsx'
import { useLogOut } from '../use-log-out.ts'

/** What the palette offers, with what it does once the palette has closed. */
export type PaletteCommand = CommandPalette.Command & { run: () => void }

const size = 18

/** The keys of a shortcut as the palette writes them: 'G H'. */
const written = ({ keys }: Shortcut): string => keys.map((key) => key.toUpperCase()).join(' ')

const [newPost] = shortcuts.everywhere

/** The shortcut that leads to a screen, where there is one. */
function shortcutTo(path: PagePath): string | undefined {
  const found = shortcuts.go.find(({ action }) => action.to === path)
  return found && written(found)
}

/** The screens and the actions that somebody has who is signed in, or not. */
export function useCommands(): readonly PaletteCommand[] {
  const m = useMessages('palette')
  const shell = useMessages('shell')
  const keys = useMessages('keys')
  const viewer = useViewer()
  const { toggle } = useTheme()
  const { logOut } = useLogOut()
  const [hasOneKey] = useOneKey()

  const places = allPlaces(viewer).map(({ name, href, Icon }): PaletteCommand => ({
    value: href,
    label: shell[name](),
    group: keys.go(),
    icon: <Icon size={size} />,
    shortcut: hasOneKey ? shortcutTo(href) : undefined,
    run: () => followAddress(href),
  }))

  const group = m.actions()
  const goTo = (address: string) => () => followAddress(address)
  const common: PaletteCommand[] = [
    { value: 'theme', label: shell.toggleTheme(), group, icon: <ThemeMark size={size} />, run: toggle },
    {
      value: 'keys',
      label: shell.keys(),
      group,
      icon: <InfoIcon size={size} />,
      shortcut: hasOneKey ? '?' : undefined,
      run: () => requestKeys(document.activeElement instanceof HTMLElement ? document.activeElement : null),
    },
  ]
  if (viewer === null) {
    const [signIn, join] = [pageAddress('/auth'), pageAddress('/auth', { view: 'register' })]
    return [
      ...places,
      { value: signIn, label: shell.signIn(), group, icon: <UserIcon size={size} />, run: goTo(signIn) },
      { value: join, label: shell.join(), group, icon: <UserPlusIcon size={size} />, run: goTo(join) },
      ...common,
    ]
  }
  return [
    ...places,
    {
      value: 'post',
      label: keys.newPost(),
      group,
      icon: <PencilIcon size={size} />,
      shortcut: hasOneKey ? written(newPost) : undefined,
      run: requestNewPost,
    },
    {
      value: 'message',
      label: m.newMessage(),
      group,
      icon: <SquarePenIcon size={size} />,
      run: goTo(`${pageAddress('/messages')}#${newMessageId}`),
    },
    ...common,
    {
      value: 'log-out',
      label: shell.logOut(),
      group,
      icon: <LogOutIcon size={size} className="rtl:-scale-x-100" />,
      run: logOut,
    },
  ]
}
