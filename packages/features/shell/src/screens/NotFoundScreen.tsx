import { pageAddress } from '@skein/contract/addresses'
import { Button, LinkIcon, SearchIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { ThreadDrawing } from './ThreadDrawing.tsx'

/**
 * The page of an address that leads nowhere (specification §2.1), inside the shell.
 * @param asked the address as it was asked for, such as `/bookmraks`; shown struck out.
 */
export function NotFoundScreen({ asked }: { asked: string }) {
  const m = useMessages('shell')
  const common = useMessages('common')
  return (
    <div className="my-auto flex flex-col items-center pb-58 text-center">
      <ThreadDrawing label={m.notFoundDrawing()} />
      <h2 className="px-24 pt-52 text-title font-bold">{m.notFoundTitle()}</h2>
      <p className="px-24 pt-6 text-post text-text-muted">{m.notFoundText()}</p>
      <p className="max-w-full px-24 pt-16">
        <span className="flex h-32 items-center gap-8 rounded-pill bg-sunken px-12 text-text-muted">
          <LinkIcon size={16} className="shrink-0" />
          <del className="truncate font-mono text-caption">
            <bdi>{asked}</bdi>
          </del>
        </span>
      </p>
      <div className="flex w-full gap-8 px-24 pt-28 max-rail:flex-col rail:justify-center">
        <Button asChild size="md" className="max-rail:min-h-48">
          <a href={pageAddress('/')}>{common.goHome()}</a>
        </Button>
        <Button asChild size="md" variant="quiet" iconStart={<SearchIcon size={18} />} className="max-rail:min-h-48">
          <a href={pageAddress('/search')}>{m.search()}</a>
        </Button>
      </div>
    </div>
  )
}
