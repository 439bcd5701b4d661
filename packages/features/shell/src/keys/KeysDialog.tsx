import { useOneKey } from '@skein/data'
import { Dialog, isApple, Switch } from '@skein/design-system'
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
        <div>
          {groups.map((group) => (
            <Group key={group} title={m[group]()} shortcuts={shortcuts[group]} isOn={isOn} />
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

type GroupProps = {
  title: string
  shortcuts: readonly Shortcut[]
  /** Whether those of one key are. */
  isOn: boolean
}

function Group({ title, shortcuts: list, isOn }: GroupProps) {
  const m = useMessages('keys')
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="pt-16">
      <h3 id={titleId} className="text-control font-semibold text-text-muted">
        {title}
      </h3>
      <dl>
        {list.map(({ name, keys, isSequence = false, isHeld = false }) => (
          <div
            key={name}
            className={`flex min-h-36 flex-row-reverse items-center justify-between gap-16 ${isOn || isHeld ? '' : 'opacity-60'}`}
          >
            <dt className="flex shrink-0 items-center gap-6 text-caption text-text-muted">
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && <span>{isHeld ? '+' : isSequence ? m.followedBy() : m.or()}</span>}
                  <kbd
                    dir="ltr"
                    className="inline-grid h-24 min-w-24 place-items-center rounded-control border border-border-control bg-sunken px-6 font-mono text-caption text-text"
                  >
                    {key === 'Mod' ? (isApple() ? '⌘' : m.ctrl()) : key}
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
