import type { UserSummary } from '@skein/contract'
import { VerifiedBadge } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** A member's name with the check badge of the verified (specification §6). */
export function MemberName({ user: { name, verified }, className = '' }: { user: UserSummary; className?: string }) {
  const common = useMessages('common')
  return (
    <span className={`flex min-w-0 items-center gap-4 ${className}`}>
      <bdi className="truncate">{name}</bdi>
      {verified && <VerifiedBadge label={common.verified()} className="shrink-0" />}
    </span>
  )
}
