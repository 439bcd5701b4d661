import type { RefObject } from 'react'
import type { UserSummary } from '@skein/contract'
import { useFollowAnswer, type usePeople } from '@skein/data'
import { Button, Dialog, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { PeopleRows } from './PeopleRows.tsx'
import { PersonRow } from './PersonRow.tsx'

type RequestsDialogProps = {
  requests: ReturnType<typeof usePeople>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** Who asks to follow the viewer, to be accepted or declined (behaviour §2.11). */
export function RequestsDialog({ requests, isOpen, onOpenChange, returnFocusTo }: RequestsDialogProps) {
  const m = useMessages('profile')
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Content title={m.requestsTitle()} fullScreenOnPhone returnFocusTo={returnFocusTo}>
        <PeopleRows list={requests} emptyText={m.noRequests()}>
          {requests.items.map((person) => (
            <Request key={person.id} person={person} onLeave={() => onOpenChange(false)} />
          ))}
        </PeopleRows>
      </Dialog.Content>
    </Dialog.Root>
  )
}

function Request({ person, onLeave }: { person: UserSummary; onLeave: () => void }) {
  const m = useMessages('profile')
  const { accept, decline, isPending, isAccepting } = useFollowAnswer(person.id)
  const answer = async (send: () => Promise<unknown>) => {
    try {
      await send()
    } catch {
      toast({ title: m.requestFailed(), variant: 'destructive' })
    }
  }
  const size = 'min-h-30 px-14 pointer-coarse:min-h-44'
  return (
    <PersonRow person={person} onFollowLink={onLeave}>
      <span className="flex gap-8">
        <Button
          size={28}
          className={size}
          loading={isPending && isAccepting}
          loadingLabel={m.accept()}
          onClick={() => void answer(accept)}
        >
          {m.accept()} <span className="sr-only">{person.name}</span>
        </Button>
        <Button
          size={28}
          variant="quiet"
          className={size}
          loading={isPending && !isAccepting}
          loadingLabel={m.decline()}
          onClick={() => void answer(decline)}
        >
          {m.decline()} <span className="sr-only">{person.name}</span>
        </Button>
      </span>
    </PersonRow>
  )
}
