import { Suspense, useState } from 'react'
import type { Passkey } from '@skein/contract'
import { isBlank } from '@skein/contract/text'
import { useAccount, useAddPasskey, useRemovePasskey } from '@skein/data'
import { Button, Field, Input, KeyIcon, toast } from '@skein/design-system'
import { formatDate, latePart, useLanguage, useMessages } from '@skein/i18n'
import { Section } from '../Section.tsx'

const PasswordDialog = latePart(async () => (await import('./PasswordDialog.tsx')).PasswordDialog)

/** Whether this browser knows passkeys at all. */
const isSupported = () => typeof PublicKeyCredential === 'function'

/** Passkeys: sign in by the device's own lock instead of a password. */
export function PasskeysSection() {
  const m = useMessages('settings')
  const language = useLanguage()
  const { data: account } = useAccount()
  const add = useAddPasskey()
  const remove = useRemovePasskey()
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<Passkey>()
  const [name, setName] = useState('')
  if (account === undefined) return null
  const day = (moment: string) => formatDate(language, moment, { dateStyle: 'medium' })
  return (
    <Section
      id="settings-passkeys"
      title={m.passkeys()}
      about={isSupported() ? m.passkeysAbout() : m.passkeysUnsupported()}
      action={
        isSupported() ? (
          <Button variant="quiet" onClick={() => setAdding(true)}>
            {m.addPasskey()}
          </Button>
        ) : undefined
      }
    >
      {account.passkeys.length > 0 && (
        <ul aria-labelledby="settings-passkeys">
          {account.passkeys.map((passkey) => (
            <li
              key={passkey.id}
              className="flex min-h-64 items-center gap-12 border-b border-border py-8 last:border-0"
            >
              <KeyIcon className="shrink-0 text-text-muted" />
              <div className="min-w-0 flex-1">
                <p dir="auto" className="w-fit max-w-full truncate font-semibold">
                  {passkey.name}
                </p>
                <p className="text-caption text-text-muted">
                  {m.since({ date: day(passkey.createdAt) })}
                  {passkey.lastUsedAt !== null && ` · ${m.lastUsed({ date: day(passkey.lastUsedAt) })}`}
                </p>
              </div>
              <Button
                variant="quiet"
                aria-label={m.removePasskeyNamed({ name: passkey.name })}
                onClick={() => setRemoved(passkey)}
              >
                {m.remove()}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {isAdding && (
          <PasswordDialog
            isOpen
            onOpenChange={setAdding}
            title={m.addPasskey()}
            description={m.addPasskeyText()}
            confirmLabel={m.goOn()}
            onConfirm={async (currentPassword) => {
              await add.mutateAsync({ name: isBlank(name) ? m.thisDevice() : name.trim(), currentPassword })
              setAdding(false)
              setName('')
              toast({ title: m.passkeyAdded() })
            }}
          >
            <Field label={m.passkeyName()} description={m.passkeyNameHelp()}>
              <Input name="name" maxLength={50} value={name} onChange={(event) => setName(event.currentTarget.value)} />
            </Field>
          </PasswordDialog>
        )}
        {removed !== undefined && (
          <PasswordDialog
            isOpen
            onOpenChange={(isOpen) => isOpen || setRemoved(undefined)}
            title={m.removePasskeyNamed({ name: removed.name })}
            description={m.removePasskeyText()}
            confirmLabel={m.remove()}
            isDanger
            onConfirm={async (currentPassword) => {
              await remove.mutateAsync({ id: removed.id, currentPassword })
              setRemoved(undefined)
              toast({ title: m.passkeyRemoved() })
            }}
          />
        )}
      </Suspense>
    </Section>
  )
}
