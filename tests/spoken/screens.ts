/** The screens that are listened to: the story that draws each, and the name of its file in `apps/storybook/spoken`. */
export const spokenScreens: Readonly<Record<string, string>> = {
  'screens-shell-frame--populated': 'shell',
  'screens-home-feed--populated': 'home',
  'screens-thread-page--with-ancestors': 'thread',
  'screens-messages-page--thread-open': 'messages',
  'screens-profile-page--populated': 'profile',
  'screens-settings-page--private': 'settings',
  'screens-camera-picture--ready': 'camera',
  'screens-videos-pager--playing': 'videos',
}
