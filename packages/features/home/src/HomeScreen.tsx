import { useState } from 'react'
import { useFeedChoice } from '@skein/data'
import { CameraIcon } from '@skein/design-system'
import { Composer } from '@skein/feature-composer'
import { useMessages } from '@skein/i18n'
import { FeedPanel } from './FeedPanel.tsx'
import { FeedTabs, panelIdOf, tabIdOf } from './FeedTabs.tsx'

/**
 * The home feed (specification §2.3): the composer, the switch between everyone and those followed, the posts, and the way to the
 * camera. Coming back shows the same post at the same height.
 */
export function HomeScreen() {
  const [feed, choose] = useFeedChoice()
  // The place is found again on coming back; switching feeds starts at the top, where the switch is.
  const [hasSwitched, setSwitched] = useState(false)
  const switchTo = (next: typeof feed) => {
    setSwitched(true)
    choose(next)
  }
  return (
    <div className="flex min-h-[calc(100dvh-3.25rem)] flex-col">
      <Composer />
      <FeedTabs selected={feed} onSelect={switchTo} />
      <div role="tabpanel" id={panelIdOf(feed)} aria-labelledby={tabIdOf(feed)}>
        <FeedPanel key={feed} feed={feed} isRestored={!hasSwitched} onShowEveryone={() => switchTo('everyone')} />
      </div>
      <CameraButton />
    </div>
  )
}

/** Floats at the foot of the column, above the phone's bar, and stays within the column. */
function CameraButton() {
  const m = useMessages('home')
  return (
    <div className="pointer-events-none sticky bottom-[calc(4.0625rem+env(safe-area-inset-bottom))] z-10 mt-auto flex justify-end px-16 rail:bottom-24 rail:-me-14 rail:px-0">
      <a
        href="/camera"
        aria-label={m.camera()}
        className="pointer-events-auto flex size-52 items-center justify-center rounded-pill bg-accent text-on-accent shadow-float transition-colors duration-fade hover:bg-accent-hover"
      >
        <CameraIcon />
      </a>
    </div>
  )
}
