/** The pages that the frame draws itself: rare, small, and therefore one chunk. */
import { useLocation } from '@tanstack/react-router'
import { useViewer } from '@skein/data'
import { CameraAccessScreen, NotFoundScreen, ToComeScreen } from '@skein/feature-shell'
import type { ComponentProps } from 'react'

const usePath = () => useLocation({ select: ({ pathname }) => pathname })

const drawn = [
  'bookmarks',
  'camera',
  'explore',
  'messages',
  'notifications',
  'post',
  'profile',
  'search',
  'settings',
  'videos',
] as const

/** A screen that is still to come, by the first part of its address; all others are information pages. */
export function ToComePage() {
  const first = usePath().split('/')[1]
  const screen: ComponentProps<typeof ToComeScreen>['screen'] = drawn.find((name) => name === first) ?? 'page'
  return <ToComeScreen screen={screen} />
}

/** Reachable signed out, where it asks to log in (§2.6; behaviour §2.1). */
export function CameraPage() {
  return useViewer() === null ? <CameraAccessScreen /> : <ToComeScreen screen="camera" />
}

/** The 404 page names the address that nothing answers to. */
export function NotFoundPage() {
  return <NotFoundScreen address={usePath()} />
}
