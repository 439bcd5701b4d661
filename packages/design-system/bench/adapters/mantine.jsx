import '@mantine/core/styles.css'
import { Button, MantineProvider, Select, Tooltip } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { options, range } from './options.js'
import { readTheme, subscribeToTheme } from './theme-store.js'

export function Shell({ children }) {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme)
  return <MantineProvider forceColorScheme={theme}>{children}</MantineProvider>
}

export const Buttons = ({ count, version }) => range(count).map((i) => <Button key={i}>Post {i + version}</Button>)

export const Tooltips = ({ count }) =>
  range(count).map((i) => (
    <Tooltip key={i} label={`Bookmark ${i}`}>
      <button type="button">B</button>
    </Tooltip>
  ))

export const Selects = ({ count }) =>
  range(count).map((i) => <Select key={i} aria-label={`Length ${i}`} data={options} defaultValue="1440" />)

export { setTheme } from './theme-store.js'
