import { componentStyle } from '../theme/style.ts'

export const feed = componentStyle({
  // The feed holds its place itself, by key and in every browser; two correctors would fight.
  overflowAnchor: 'none',
})

export const item = componentStyle({
  // Margins of what is inside count for the measured height.
  display: 'flow-root',
})
