export { AiBadge, type AiBadgeProps } from './AiBadge.tsx'
export { Badge, type BadgeProps } from './Badge.tsx'
export { CountBadge, type CountBadgeProps } from './CountBadge.tsx'
export { VerifiedBadge, type VerifiedBadgeProps } from './VerifiedBadge.tsx'
