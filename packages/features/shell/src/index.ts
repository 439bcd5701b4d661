/** The frame of every page, the screens that it draws itself, and the names of the screens. */
export { AppShell, type AppShellProps } from './AppShell.tsx'
export { ImmersiveShell, type ImmersiveShellProps } from './ImmersiveShell.tsx'
export { useFlash } from './flash.ts'
export { screenTitle } from './screen-title.ts'
export { AuthPending } from './screens/AuthPending.tsx'
export { CameraAccessScreen } from './screens/CameraAccessScreen.tsx'
export { ErrorScreen } from './screens/ErrorScreen.tsx'
export { NotFoundScreen } from './screens/NotFoundScreen.tsx'
