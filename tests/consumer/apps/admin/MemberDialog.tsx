import { Button } from '@skein/design-system/button'
import { Dialog } from '@skein/design-system/dialog'
import { Field } from '@skein/design-system/field'
import { Input } from '@skein/design-system/input'
import { Select } from '@skein/design-system/select'
import { useState, type FormEvent } from 'react'
import { useFirstError } from '../shared/use-first-error.ts'
import { roles, type Member } from './members.ts'
import { saveMember, type Draft, type DraftErrors } from './server.ts'

type FormProps = {
  /** Who is changed; nobody for a new one. */
  member: Member | undefined
  onSaved: (members: readonly Member[], name: string) => void
}

type MemberDialogProps = FormProps & { open: boolean; onOpenChange: (open: boolean) => void }

/** Asks who somebody is, and says at each field what the server does not take. */
export function MemberDialog({ member, open, onOpenChange, onSaved }: MemberDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        title={member ? `Edit ${member.name}` : 'Invite somebody'}
        description={member ? undefined : 'They get a letter with a link, and are in once they follow it.'}
      >
        <MemberForm member={member} onSaved={onSaved} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

function draftOf(form: HTMLFormElement): Draft {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return { name: text('name'), email: text('email'), role: text('role') }
}

function MemberForm({ member, onSaved }: FormProps) {
  const [{ errors, refusals }, setRefused] = useState<{ errors: DraftErrors; refusals: number }>({
    errors: {},
    refusals: 0,
  })
  const [isSaving, setSaving] = useState(false)
  const form = useFirstError(refusals)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const draft = draftOf(event.currentTarget)
    setSaving(true)
    const answer = await saveMember(draft, member?.id)
    setSaving(false)
    if ('errors' in answer) setRefused({ errors: answer.errors, refusals: refusals + 1 })
    else onSaved(answer.members, draft.name)
  }
  return (
    // What is wrong is said by the server, at its field: not by the browser as well.
    <form ref={form} noValidate className="stack form" onSubmit={(event) => void save(event)}>
      <Field label="Name" error={errors.name} required>
        <Input name="name" autoComplete="off" defaultValue={member?.name} data-autofocus="" />
      </Field>
      <Field label="E-mail address" error={errors.email} required>
        <Input name="email" type="email" autoComplete="off" defaultValue={member?.email} />
      </Field>
      <Field label="Role" error={errors.role} required>
        <Select name="role" placeholder="Choose a role" options={[...roles]} defaultValue={member?.role} />
      </Field>
      <Dialog.Actions>
        <Dialog.Close asChild>
          <Button variant="quiet">Cancel</Button>
        </Dialog.Close>
        <Button type="submit" loading={isSaving}>
          {member ? 'Save' : 'Invite'}
        </Button>
      </Dialog.Actions>
    </form>
  )
}
