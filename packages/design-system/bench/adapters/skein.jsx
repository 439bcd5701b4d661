import '../../dist/styles.css'
import { Button } from '../../dist/button/index.js'
import { Select } from '../../dist/select/index.js'
import { Tooltip } from '../../dist/tooltip/index.js'
import { options, range } from './options.js'

export const Shell = ({ children }) => children

export const Buttons = ({ count, version }) => range(count).map((i) => <Button key={i}>Post {i + version}</Button>)

export const Tooltips = ({ count }) =>
  range(count).map((i) => (
    <Tooltip key={i} label={`Bookmark ${i}`}>
      <button type="button">B</button>
    </Tooltip>
  ))

export const Selects = ({ count }) =>
  range(count).map((i) => <Select key={i} aria-label={`Length ${i}`} options={options} defaultValue="1440" />)

export const setTheme = (theme) => {
  document.documentElement.dataset.theme = theme
}
