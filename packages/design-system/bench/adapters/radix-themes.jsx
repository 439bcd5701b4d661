import '@radix-ui/themes/styles.css'
import { Button, Select, Theme, Tooltip } from '@radix-ui/themes'
import { useSyncExternalStore } from 'react'
import { options, range } from './options.js'
import { readTheme, subscribeToTheme } from './theme-store.js'

export function Shell({ children }) {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme)
  return <Theme appearance={theme}>{children}</Theme>
}

export const Buttons = ({ count, version }) => range(count).map((i) => <Button key={i}>Post {i + version}</Button>)

export const Tooltips = ({ count }) =>
  range(count).map((i) => (
    <Tooltip key={i} content={`Bookmark ${i}`}>
      <button type="button">B</button>
    </Tooltip>
  ))

export const Selects = ({ count }) =>
  range(count).map((i) => (
    <Select.Root key={i} defaultValue="1440">
      <Select.Trigger aria-label={`Length ${i}`} />
      <Select.Content>
        {options.map(({ value, label }) => (
          <Select.Item key={value} value={value}>
            {label}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  ))

export { setTheme } from './theme-store.js'
