export { formatRelative, type RelativeLocale } from './format-relative.ts'
export { RelativeTime, type RelativeTimeProps } from './RelativeTime.tsx'
