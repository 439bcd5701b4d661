import type { CurrentUser } from '@skein/contract'
import { ChevronUpIcon, IconButton } from '@skein/design-system'
import { latePart, useMessages } from '@skein/i18n'
import { Suspense, useRef, useState } from 'react'

const AccountsMenu = latePart(async () => (await import('./AccountsMenu.tsx')).AccountsMenu)

/** Opens the menu of the accounts, at the corner of the picture, where it takes no room from the name. Its code comes with the press. */
export function AccountsButton({ viewer }: { viewer: CurrentUser }) {
  const m = useMessages('shell')
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <span className="absolute start-28 -top-4 flex">
      <IconButton
        ref={button}
        size="xs"
        label={m.accounts()}
        icon={<ChevronUpIcon size={14} />}
        className="size-24 min-h-0 min-w-0 border-border bg-surface"
        aria-haspopup="menu"
        aria-expanded={isOpen === true}
        onClick={() => setOpen(isOpen !== true)}
      />
      <Suspense>
        {isOpen !== undefined && <AccountsMenu anchor={{ isOpen, setOpen, button }} viewer={viewer} />}
      </Suspense>
    </span>
  )
}
