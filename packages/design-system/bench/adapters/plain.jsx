/** The floor: the platform's own elements with class names. */
import './plain.css'
import { options, range } from './options.js'

export const Shell = ({ children }) => children

export const Buttons = ({ count, version }) =>
  range(count).map((i) => (
    <button key={i} type="button" className="button">
      Post {i + version}
    </button>
  ))

export const Tooltips = ({ count }) =>
  range(count).map((i) => (
    <button key={i} type="button" aria-label={`Bookmark ${i}`} title={`Bookmark ${i}`}>
      B
    </button>
  ))

export const Selects = ({ count }) =>
  range(count).map((i) => (
    <select key={i} className="select" aria-label={`Length ${i}`} defaultValue="1440">
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  ))

export const setTheme = (theme) => {
  document.documentElement.dataset.theme = theme
}
