import { Button, createTheme, CssBaseline, MenuItem, Select, ThemeProvider, Tooltip } from '@mui/material'
import { useSyncExternalStore } from 'react'
import { options, range } from './options.js'
import { readTheme, subscribeToTheme } from './theme-store.js'

const themes = {
  light: createTheme({ palette: { mode: 'light' } }),
  dark: createTheme({ palette: { mode: 'dark' } }),
}

export function Shell({ children }) {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme)
  return (
    <ThemeProvider theme={themes[theme]}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  )
}

export const Buttons = ({ count, version }) =>
  range(count).map((i) => (
    <Button key={i} variant="contained">
      Post {i + version}
    </Button>
  ))

export const Tooltips = ({ count }) =>
  range(count).map((i) => (
    <Tooltip key={i} title={`Bookmark ${i}`}>
      <button type="button">B</button>
    </Tooltip>
  ))

export const Selects = ({ count }) =>
  range(count).map((i) => (
    <Select key={i} defaultValue="1440" inputProps={{ 'aria-label': `Length ${i}` }}>
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </Select>
  ))

export { setTheme } from './theme-store.js'
