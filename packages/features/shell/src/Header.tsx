import { pageAddress } from '@skein/contract/addresses'
import type { CurrentUser } from '@skein/contract'
import {
  ArrowLeftIcon,
  Avatar,
  Button,
  IconButton,
  Pressable,
  SettingsIcon,
  SparklesIcon,
  UserIcon,
} from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'
import type { ChatControl } from './chat-control.ts'
import { isInformation } from './Footer.tsx'
import { hasBackOnPhone, isSubScreen } from './nav-entries.ts'
import { SearchForm } from './SearchForm.tsx'

const heading = cva('min-w-0 truncate text-lead font-bold tight:flex-1 tight:text-control', {
  variants: {
    hasSearchOnPhone: { true: 'max-rail:shrink-0', false: 'max-rail:flex-1' },
    // The page shows its title itself, in large; the bar takes over once that has scrolled away (look/notes-D).
    isBelow: { true: 'opacity-0 transition-opacity duration-fade in-data-title-away:opacity-100', false: '' },
  },
})

const searchPlace = cva('ms-auto min-w-0 max-w-320 flex-[1_1_4rem]', {
  variants: { isOnPhone: { true: 'tight:hidden', false: 'max-rail:hidden' } },
})

const back = cva('-ms-8 me-[-4px] max-rail:-ms-12 max-rail:me-0', {
  variants: { isEverywhere: { true: '', false: 'rail:hidden' } },
})

type HeaderProps = {
  title: string
  path: string
  query: string
  viewer: CurrentUser | null
  chat: ChatControl
  hasSearchOnPhone: boolean
  isMenuOpen: boolean
  onMenu: () => void
  onBack: () => void
}

/** The bar above every screen, 52 px: the screen's name, search but where the page is one, settings, AI Chat (specification §2.2). */
export function Header({
  title,
  path,
  query,
  viewer,
  chat,
  hasSearchOnPhone,
  isMenuOpen,
  onMenu,
  onBack,
}: HeaderProps) {
  const m = useMessages('shell')
  const common = useMessages('common')
  return (
    <header className="sticky top-0 z-20 flex min-h-52 flex-wrap items-center gap-x-12 tight:gap-x-8 border-b border-border bg-surface ps-16 pe-16 not-contrast-more:[@media(prefers-reduced-transparency:no-preference)]:bg-surface/85 not-contrast-more:[@media(prefers-reduced-transparency:no-preference)]:backdrop-blur-[12px]">
      {hasBackOnPhone(path) && (
        <IconButton
          label={common.back()}
          icon={<ArrowLeftIcon className="rtl:-scale-x-100" />}
          onClick={onBack}
          className={back({ isEverywhere: isSubScreen(path) })}
        />
      )}
      {isInformation(path) ? (
        <div className="grid min-w-0 *:col-start-1 *:row-start-1 *:self-center max-rail:flex-1">
          <span
            aria-hidden
            className="min-w-0 truncate text-control font-medium text-text-muted transition-opacity duration-fade in-data-title-away:opacity-0"
          >
            {m.information()}
          </span>
          <h1 className={heading({ hasSearchOnPhone, isBelow: true })}>{title}</h1>
        </div>
      ) : (
        <h1 className={heading({ hasSearchOnPhone })}>{title}</h1>
      )}
      <div className={searchPlace({ isOnPhone: hasSearchOnPhone })}>
        {path !== pageAddress('/search') && <SearchForm query={query} />}
      </div>
      {viewer === null ? (
        <Button asChild className="wide:hidden">
          <a href={pageAddress('/auth')}>{m.signIn()}</a>
        </Button>
      ) : (
        <IconButton asChild label={m.settings()} icon={<SettingsIcon />} className="max-rail:hidden">
          <a href={pageAddress('/settings')}>{m.settings()}</a>
        </IconButton>
      )}
      <Pressable
        aria-label={m.accountMenu()}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={onMenu}
        className="-mx-6 grid size-44 shrink-0 place-items-center rounded-pill rail:hidden"
      >
        {viewer === null ? (
          <UserIcon />
        ) : (
          <Avatar name={viewer.name} src={viewer.avatar ?? undefined} size={32} className="tight:size-36" />
        )}
      </Pressable>
      {viewer !== null && (
        <IconButton
          label={m.aiChat()}
          icon={<SparklesIcon />}
          aria-expanded={chat.isOpen}
          onClick={chat.toggle}
          className="w-48 tight:w-44 bg-ai-soft text-ai-text hover:text-ai-text aria-expanded:bg-ai aria-expanded:text-on-ai aria-expanded:hover:text-on-ai pointer-fine:h-30 pointer-fine:min-h-30"
        />
      )}
    </header>
  )
}
