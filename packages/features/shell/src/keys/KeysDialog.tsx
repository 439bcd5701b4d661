import { useOneKey } from '@skein/data'
import { Dialog, Switch } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { Fragment, useId, type RefObject } from 'react'
import { shortcuts, type Shortcut } from './shortcuts.ts'

type KeysDialogProps = {
  isOpen: boolean
  onClose: () => void
  returnFocusTo: RefObject<HTMLElement | null>
}

const groups = ['posts', 'everywhere', 'go'] as const

/** Every shortcut of one key, and the switch that turns them off. */
export function KeysDialog({ isOpen, onClose, returnFocusTo }: KeysDialogProps) {
  const m = useMessages('keys')
  const [isOn, choose] = useOneKey()
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Dialog.Content title={m.title()} fullScreenOnPhone returnFocusTo={returnFocusTo}>
        <div className={isOn ? '' : 'opacity-60'}>
          {groups.map((group) => (
            <Group key={group} title={m[group]()} shortcuts={shortcuts[group]} />
          ))}
        </div>
        <Switch
          className="mt-16 min-h-68 border-t border-border"
          description={m.switchAbout()}
          checked={isOn}
          onCheckedChange={choose}
        >
          {m.switch()}
        </Switch>
      </Dialog.Content>
    </Dialog.Root>
  )
}

function Group({ title, shortcuts: list }: { title: string; shortcuts: readonly Shortcut[] }) {
  const m = useMessages('keys')
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="pt-16">
      <h3 id={titleId} className="text-control font-semibold text-text-muted">
        {title}
      </h3>
      <dl>
        {list.map(({ name, keys, isSequence = false }) => (
          <div key={name} className="flex min-h-36 flex-row-reverse items-center justify-between gap-16">
            <dt className="flex shrink-0 items-center gap-6 text-caption text-text-muted">
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && <span>{isSequence ? m.followedBy() : m.or()}</span>}
                  <kbd
                    dir="ltr"
                    className="inline-grid h-24 min-w-24 place-items-center rounded-control border border-border-control bg-sunken px-6 font-mono text-caption text-text"
                  >
                    {key}
                  </kbd>
                </Fragment>
              ))}
            </dt>
            <dd className="text-label">{m[name]()}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
