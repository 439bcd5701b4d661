import { pageAddress } from '@skein/contract/addresses'
import { Suspense, useState } from 'react'
import { useFeedChoice, useViewer } from '@skein/data'
import { CameraIcon } from '@skein/design-system'
import { Composer } from '@skein/feature-composer'
import { useMessages } from '@skein/i18n'
import { FeedPanel } from './FeedPanel.tsx'
import { FeedTabs, panelIdOf, tabIdOf } from './FeedTabs.tsx'
import { LateWelcome } from './welcome/late-welcome.ts'

type HomeScreenProps = {
  /** Whether the next page loads by itself as the reader comes near the end; a setting, off by default (behaviour §2.3). */
  isAutomatic?: boolean | undefined
}

/**
 * The home feed: for a new member the welcome, then the composer, the switch between everyone and those followed, the posts, and the way to the
 * camera. Coming back shows the same post at the same height.
 */
export function HomeScreen({ isAutomatic }: HomeScreenProps) {
  const [feed, choose] = useFeedChoice()
  const isNew = useViewer()?.isNew === true
  // The place is found again on coming back; switching feeds starts at the top, where the switch is.
  const [hasSwitched, setSwitched] = useState(false)
  const switchTo = (next: typeof feed) => {
    setSwitched(true)
    choose(next)
  }
  return (
    <div className="flex min-h-[calc(100dvh---spacing(52))] flex-col">
      {isNew && (
        <Suspense>
          <LateWelcome onGone={() => document.getElementById(tabIdOf(feed))?.focus()} />
        </Suspense>
      )}
      <Composer />
      <FeedTabs selected={feed} onSelect={switchTo} />
      <div className="peer" role="tabpanel" id={panelIdOf(feed)} aria-labelledby={tabIdOf(feed)}>
        <FeedPanel
          key={feed}
          feed={feed}
          isRestored={!hasSwitched}
          isAutomatic={isAutomatic}
          onShowEveryone={() => switchTo('everyone')}
        />
      </div>
      <CameraButton />
    </div>
  )
}

/**
 * Floats at the foot of the column, above the phone's bar, and stays within the column. While somebody walks through the feed by keyboard
 * it is out of the way, so that it covers nothing that has the focus (WCAG 2.4.11); it follows the feed in the order of Tab.
 */
function CameraButton() {
  const m = useMessages('home')
  return (
    <div className="pointer-events-none sticky peer-has-focus-visible:opacity-0 peer-has-focus-visible:*:pointer-events-none bottom-[calc(4.0625rem+env(safe-area-inset-bottom))] z-10 mt-auto flex justify-end px-16 rail:bottom-24 rail:-me-14 rail:px-0">
      <a
        href={pageAddress('/camera')}
        aria-label={m.camera()}
        className="pointer-events-auto flex size-52 items-center justify-center rounded-pill bg-accent text-on-accent shadow-float transition-colors duration-fade hover:bg-accent-hover"
      >
        <CameraIcon />
      </a>
    </div>
  )
}
