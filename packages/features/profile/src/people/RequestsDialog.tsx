import type { RefObject } from 'react'
import type { usePeople } from '@skein/data'
import { Dialog } from '@skein/design-system'
import { PeopleRows, PersonRow, RequestButtons } from '@skein/feature-person'
import { useMessages } from '@skein/i18n'

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
            <PersonRow key={person.id} person={person} place="dialog" onFollowLink={() => onOpenChange(false)}>
              <RequestButtons user={person} />
            </PersonRow>
          ))}
        </PeopleRows>
      </Dialog.Content>
    </Dialog.Root>
  )
}
