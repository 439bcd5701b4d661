/** Unstyled: it borrows the floor's few rules, so that there is something to paint. */
import './plain.css'
import { Button } from '@base-ui/react/button'
import { Select } from '@base-ui/react/select'
import { Tooltip } from '@base-ui/react/tooltip'
import { options, range } from './options.js'

export const Shell = ({ children }) => <Tooltip.Provider>{children}</Tooltip.Provider>

export const Buttons = ({ count, version }) =>
  range(count).map((i) => (
    <Button key={i} className="button">
      Post {i + version}
    </Button>
  ))

export const Tooltips = ({ count }) =>
  range(count).map((i) => (
    <Tooltip.Root key={i}>
      <Tooltip.Trigger render={<button type="button">B</button>} />
      <Tooltip.Portal>
        <Tooltip.Positioner>
          <Tooltip.Popup>Bookmark {i}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  ))

export const Selects = ({ count }) =>
  range(count).map((i) => (
    <Select.Root key={i} items={options} defaultValue="1440">
      <Select.Trigger className="select" aria-label={`Length ${i}`}>
        <Select.Value />
      </Select.Trigger>
      <Select.Portal>
        <Select.Positioner>
          <Select.Popup>
            {options.map(({ value, label }) => (
              <Select.Item key={value} value={value}>
                <Select.ItemText>{label}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  ))

export const setTheme = (theme) => {
  document.documentElement.dataset.theme = theme
}
