import { useId, type ReactNode } from 'react'
import type { BookmarkFilter } from '@skein/data'
import {
  Button,
  CheckIcon,
  ImageIcon,
  LinkIcon,
  PollIcon,
  SegmentedControl,
  TextLinesIcon,
  ToggleGroup,
  VideoIcon,
} from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { kindsOfPost } from './filter-address.ts'

const icons = { text: TextLinesIcon, photo: ImageIcon, video: VideoIcon, poll: PollIcon, link: LinkIcon }

type FilterFormProps = {
  filter: BookmarkFilter
  onFilter: (filter: BookmarkFilter) => void
  showLabel: string
  onDone: () => void
}

/** Kind, AI and order (behaviour §2.9). Each choice shows its result at once; the button at the foot only closes. */
export function FilterForm({ filter, onFilter, showLabel, onDone }: FilterFormProps) {
  const m = useMessages('bookmarks')
  const { kind, ai, order, ...rest } = filter
  const put = (changes: { [Key in 'kind' | 'ai' | 'order']?: BookmarkFilter[Key] | undefined }) => {
    const next = { kind, ai, order, ...changes }
    onFilter({
      ...rest,
      ...(next.kind === undefined ? {} : { kind: next.kind }),
      ...(next.ai === undefined ? {} : { ai: next.ai }),
      ...(next.order === undefined ? {} : { order: next.order }),
    })
  }
  const kindTexts = {
    text: m.kindText(),
    photo: m.kindPhoto(),
    video: m.kindVideo(),
    poll: m.kindPoll(),
    link: m.kindLink(),
  }
  return (
    <div className="flex flex-col gap-16 pt-8">
      <Group label={m.kind()}>
        {(labelId) => (
          <ToggleGroup.Root
            aria-labelledby={labelId}
            value={kind ?? ''}
            onValueChange={(value) => put({ kind: kindsOfPost.find((one) => one === value) })}
          >
            {kindsOfPost.map((one) => {
              const Icon = one === kind ? CheckIcon : icons[one]
              return (
                <ToggleGroup.Item
                  key={one}
                  value={one}
                  data-autofocus={one === (kind ?? 'text') || undefined}
                  iconStart={<Icon size={16} />}
                  className="px-12"
                >
                  {kindTexts[one]}
                </ToggleGroup.Item>
              )
            })}
          </ToggleGroup.Root>
        )}
      </Group>
      <Group label={m.ai()}>
        {(labelId) => (
          <SegmentedControl
            aria-labelledby={labelId}
            fullWidth
            value={ai ?? 'any'}
            options={[
              { value: 'any', label: m.aiAny() },
              { value: 'only', label: m.aiOnly() },
              { value: 'without', label: m.aiWithout() },
            ]}
            onValueChange={(value) => put({ ai: value === 'any' ? undefined : value })}
          />
        )}
      </Group>
      <Group label={m.order()}>
        {(labelId) => (
          <SegmentedControl
            aria-labelledby={labelId}
            fullWidth
            value={order ?? 'newest'}
            options={[
              { value: 'newest', label: m.newest() },
              { value: 'oldest', label: m.oldest() },
            ]}
            onValueChange={(value) => put({ order: value === 'newest' ? undefined : value })}
          />
        )}
      </Group>
      <Button fullWidth size="md" onClick={onDone}>
        {showLabel}
      </Button>
    </div>
  )
}

function Group({ label, children }: { label: string; children: (labelId: string) => ReactNode }) {
  const id = useId()
  return (
    <div>
      <p id={id} className="pb-8 text-caption font-medium text-text-muted">
        {label}
      </p>
      {children(id)}
    </div>
  )
}
