/** Reports as moderators review them. */
export { ReviewScreen } from './ReviewScreen.tsx'
