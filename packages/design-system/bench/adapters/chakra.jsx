import { Button, ChakraProvider, createListCollection, defaultSystem, Portal, Select, Tooltip } from '@chakra-ui/react'
import { options, range } from './options.js'

const collection = createListCollection({ items: options })

export const Shell = ({ children }) => <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>

export const Buttons = ({ count, version }) => range(count).map((i) => <Button key={i}>Post {i + version}</Button>)

export const Tooltips = ({ count }) =>
  range(count).map((i) => (
    <Tooltip.Root key={i} lazyMount unmountOnExit>
      <Tooltip.Trigger asChild>
        <button type="button">B</button>
      </Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>Bookmark {i}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  ))

export const Selects = ({ count }) =>
  range(count).map((i) => (
    <Select.Root key={i} collection={collection} defaultValue={['1440']} lazyMount unmountOnExit>
      <Select.HiddenSelect />
      <Select.Control>
        <Select.Trigger aria-label={`Length ${i}`}>
          <Select.ValueText />
        </Select.Trigger>
      </Select.Control>
      <Portal>
        <Select.Positioner>
          <Select.Content>
            {options.map((option) => (
              <Select.Item key={option.value} item={option}>
                {option.label}
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Positioner>
      </Portal>
    </Select.Root>
  ))

export const setTheme = (theme) => {
  document.documentElement.className = theme
}
