import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Button, Dialog, Field, PasswordInput } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { failureOf } from '../failure.ts'

export type PasswordDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description: string
  /** What the button that goes on says. */
  confirmLabel: string
  isDanger?: boolean
  /** Asked beside the password. */
  children?: ReactNode
  /**
   * @returns false where something else in the dialog has to be mended first: what was typed stays
   * @throws what is to be shown at the field
   */
  onConfirm: (password: string) => Promise<boolean | undefined | void>
}

/** Asks for the password again before something changes how the account is signed in to. */
export function PasswordDialog({
  isOpen,
  onOpenChange,
  title,
  description,
  confirmLabel,
  isDanger = false,
  children,
  onConfirm,
}: PasswordDialogProps) {
  const m = useMessages('settings')
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  const refuse = (message: string) => {
    setError(message)
    field.current?.focus()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (password === '') return refuse(m.required())
    setError(undefined)
    setPending(true)
    try {
      if ((await onConfirm(password)) !== false) setPassword('')
    } catch (refusal) {
      refuse(failureOf(refusal, m))
    } finally {
      setPending(false)
    }
    return undefined
  }

  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(next) => {
        if (!next) {
          setPassword('')
          setError(undefined)
        }
        onOpenChange(next)
      }}
    >
      <Dialog.Content title={title} description={description}>
        <form onSubmit={(event) => void submit(event)} noValidate className="mt-16 grid gap-16">
          {children}
          <Field label={m.currentPassword()} error={error}>
            <PasswordInput
              ref={field}
              name="currentPassword"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          </Field>
          <Dialog.Actions>
            <Dialog.Close asChild>
              <Button variant="quiet">{m.cancel()}</Button>
            </Dialog.Close>
            <Button type="submit" tone={isDanger ? 'danger' : 'accent'} loading={isPending}>
              {confirmLabel}
            </Button>
          </Dialog.Actions>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  )
}
