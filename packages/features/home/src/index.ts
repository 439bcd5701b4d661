/** The home feed. */
export { HomeScreen } from './HomeScreen.tsx'
