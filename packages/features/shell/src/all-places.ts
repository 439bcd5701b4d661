import { SettingsIcon } from '@skein/design-system/icon'
import type { CurrentUser } from '@skein/contract'
import { memberPlaces, visitorPlaces, type NavPlace } from './nav-entries.ts'

// Apart from the places of the sidebar, which come with the first page.
export const settingsPlace: NavPlace = { name: 'settings', href: '/settings', Icon: SettingsIcon }

/** Every screen that the navigation has for somebody, wherever it stands there. @param viewer `null` for a visitor */
export const allPlaces = (viewer: CurrentUser | null): readonly NavPlace[] =>
  viewer === null ? visitorPlaces : [...memberPlaces.beforeChat, ...memberPlaces.afterChat, settingsPlace]
