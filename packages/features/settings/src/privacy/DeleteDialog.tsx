import { useState } from 'react'
import { limits } from '@skein/contract/limits'
import { ApiError, useDeleteAccount, useViewer } from '@skein/data'
import { Field, Input } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { PasswordDialog } from '../account/PasswordDialog.tsx'

/** Asks for the password and the username, typed again (behaviour §2.11). */
export function DeleteDialog({ onClose, onLeave }: { onClose: () => void; onLeave: () => void }) {
  const m = useMessages('settings')
  const viewer = useViewer()
  const { mutateAsync } = useDeleteAccount()
  const [username, setUsername] = useState('')
  const [error, setError] = useState<string>()
  return (
    <PasswordDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={m.deleteAccount()}
      description={m.deleteText({ days: limits.account.deletionGraceDays })}
      confirmLabel={m.deleteAccount()}
      isDanger
      onConfirm={async (password) => {
        setError(undefined)
        try {
          await mutateAsync({ password, username })
        } catch (refusal) {
          if (refusal instanceof ApiError && refusal.fields['username'] !== undefined) {
            setError(m.notYourUsername())
            return false
          }
          throw refusal
        }
        onLeave()
        return true
      }}
    >
      <Field label={m.typeUsername({ username: viewer?.username ?? '' })} error={error}>
        <Input
          name="username"
          dir="ltr"
          start="@"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          onChange={(event) => setUsername(event.currentTarget.value)}
        />
      </Field>
    </PasswordDialog>
  )
}
