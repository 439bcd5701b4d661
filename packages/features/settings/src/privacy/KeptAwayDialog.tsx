import type { UserSummary } from '@skein/contract'
import { usePeople, useViewer, type KeptAwayKind } from '@skein/data'
import { Button, Dialog } from '@skein/design-system'
import { PeopleRows, PersonRow, useBlockSwitch, useMuteSwitch } from '@skein/feature-person'
import { useMessages } from '@skein/i18n'
import type { RefObject } from 'react'

type KeptAwayDialogProps = {
  kind: KeptAwayKind
  title: string
  onClose: () => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** The members whom the viewer muted or blocked, the last one first, in pages. A row stays when its mute or block ends: it can begin again. */
export function KeptAwayDialog({ kind, title, onClose, returnFocusTo }: KeptAwayDialogProps) {
  const m = useMessages('settings')
  const list = usePeople(kind, useViewer()?.id ?? '')
  const End = kind === 'muted' ? MuteButton : BlockButton
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Content title={title} fullScreenOnPhone returnFocusTo={returnFocusTo}>
        <PeopleRows list={list} emptyText={kind === 'muted' ? m.nobodyMuted() : m.nobodyBlocked()}>
          {list.items.map((person) => (
            <PersonRow key={person.id} person={person} place="dialog" onFollowLink={onClose}>
              <End person={person} />
            </PersonRow>
          ))}
        </PeopleRows>
      </Dialog.Content>
    </Dialog.Root>
  )
}

function MuteButton({ person }: { person: UserSummary }) {
  const m = useMessages('people')
  const { isOn, isPending, toggle } = useMuteSwitch(person)
  return <Switch person={person} label={isOn ? m.unmute() : m.mute()} isPending={isPending} onPress={toggle} />
}

function BlockButton({ person }: { person: UserSummary }) {
  const m = useMessages('people')
  const { isOn, isPending, toggle } = useBlockSwitch(person)
  return <Switch person={person} label={isOn ? m.unblock() : m.block()} isPending={isPending} onPress={toggle} />
}

type SwitchProps = { person: UserSummary; label: string; isPending: boolean; onPress: () => Promise<void> }

function Switch({ person, label, isPending, onPress }: SwitchProps) {
  return (
    <Button
      size="xs"
      variant="quiet"
      className="min-h-30 px-14 pointer-coarse:min-h-44"
      loading={isPending}
      loadingLabel={label}
      onClick={() => void onPress()}
    >
      {label} <span className="sr-only">{person.name}</span>
    </Button>
  )
}
