/** For libraries whose theme is a value of React. */
let theme = 'light'
const listeners = new Set()

export const readTheme = () => theme

export const subscribeToTheme = (listener) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const setTheme = (next) => {
  theme = next
  for (const listener of listeners) listener()
}
