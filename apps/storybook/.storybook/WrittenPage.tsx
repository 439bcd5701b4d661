import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { createContext, useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { chosenIn, chosenInAddress, showFramesAs } from './chosen.ts'
import { faceOf, systemTheme } from './theme.ts'

/** The theme of the written page: what it pictures is shown in the same. */
export const PageTheme = createContext<'light' | 'dark'>('light')

/** A written page in the theme its stories are shown in, as the toolbar sets it. */
export function WrittenPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [chosen, setChosen] = useState(() => {
    // The toolbar may have spoken before there was a page to hear it.
    const first = chosenIn(addons.getChannel().last(GLOBALS_UPDATED)?.[0]) ?? chosenInAddress()
    showFramesAs(first)
    return first
  })
  useEffect(() => {
    const channel = addons.getChannel()
    const follow = (update: unknown) => setChosen((now) => chosenIn(update) ?? now)
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [])
  useEffect(() => showFramesAs(chosen), [chosen])
  const theme = chosen.theme === 'system' ? systemTheme() : chosen.theme
  return (
    <DocsContainer context={context} theme={faceOf(theme)}>
      <PageTheme value={theme}>
        <div data-theme={theme}>{children}</div>
      </PageTheme>
    </DocsContainer>
  )
}
