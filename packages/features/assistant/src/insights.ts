/** AI Insights beside the feed: fetched when there is time. */
export { InsightLines } from './InsightLines.tsx'
