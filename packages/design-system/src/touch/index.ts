export { followPull, type PullHandlers } from './follow-pull.ts'
export { followSwipe, type SwipeHandlers } from './follow-swipe.ts'
export { tick } from './tick.ts'
