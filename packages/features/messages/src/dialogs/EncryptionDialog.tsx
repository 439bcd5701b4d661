import { useState } from 'react'
import { limits } from '@skein/contract/limits'
import { ApiError, WrongPassphrase, suggestPassphrase, useOwnKey } from '@skein/data'
import { Button, Checkbox, Dialog, Notice, toast } from '@skein/design-system'
import { PasswordField, TextField, useTextForm } from '@skein/feature-form'
import { resolverOf } from '@skein/feature-form/resolver'
import { useMessages, type MessagesOf } from '@skein/i18n'
import { restoreSchema, turnOnSchema } from './encryption.schema.ts'
import type { ThreadDialogProps } from './thread-dialog.ts'

type EncryptionDialogProps = Pick<ThreadDialogProps, 'isOpen' | 'onOpenChange' | 'returnFocusTo'>

/** Turns encryption on, brings the key to this browser, or starts over with a new one (behaviour §2.8). */
export function EncryptionDialog({ isOpen, onOpenChange, returnFocusTo }: EncryptionDialogProps) {
  const m = useMessages('messages')
  const { own } = useOwnKey()
  const [isStartingOver, setStartingOver] = useState(false)
  const isRestore = own?.state === 'missing' && !isStartingOver
  const done = () => onOpenChange(false)
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Content
        title={isRestore ? m.restoreTitle() : isStartingOver ? m.startOver() : m.turnOnTitle()}
        description={
          isRestore
            ? !own.hasBackup
              ? m.noBackup()
              : m.restoreText()
            : isStartingOver
              ? m.startOverText({ hours: limits.keys.coolDownHours })
              : m.turnOnText()
        }
        returnFocusTo={returnFocusTo}
      >
        {isRestore ? (
          <RestoreForm
            hasBackup={own.hasBackup}
            isReplaced={own.next !== null}
            onDone={done}
            onStartOver={() => setStartingOver(true)}
          />
        ) : (
          <TurnOnForm isReplacement={isStartingOver} onDone={done} />
        )}
      </Dialog.Content>
    </Dialog.Root>
  )
}

const names = ['passphrase', 'currentPassword'] as const
const empty = { passphrase: '', currentPassword: '' }
const restoring = resolverOf(restoreSchema)

const wordsOf = (m: MessagesOf<'messages'>) => (code: string) => {
  if (code === 'short') return m.passphraseShort({ min: limits.passphrase.min })
  return code === 'password' ? m.passwordMissing() : m.passphraseMissing()
}

/** How a passphrase is typed: as it is, for it is long and shown. */
const asTyped = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: limits.passphrase.max }

/** With `isReplacement` there is a key already: the account's password is asked for as well. */
function TurnOnForm({ isReplacement, onDone }: { isReplacement: boolean; onDone: () => void }) {
  const m = useMessages('messages')
  const { turnOn } = useOwnKey()
  const [hasBackup, setHasBackup] = useState(true)
  const { form, field, formProps, isSubmitting, refuse } = useTextForm({
    names,
    resolver: resolverOf(turnOnSchema({ hasBackup, isReplacement })),
    saved: empty,
    wordsOf: wordsOf(m),
    async onValid(read) {
      try {
        await turnOn.mutateAsync({
          passphrase: hasBackup ? read('passphrase').trim() : null,
          ...(isReplacement && { currentPassword: read('currentPassword') }),
        })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'wrong-password') refuse({ currentPassword: m.wrongPassword() })
        else toast({ title: m.encryptionFailed(), tone: 'danger' })
        return
      }
      toast({ title: isReplacement ? m.keyWaitsToast() : m.encryptionIsOn() })
      onDone()
    },
  })
  return (
    <form {...formProps} className="mt-16 grid gap-16">
      {hasBackup && (
        <div className="grid gap-8">
          <TextField {...field('passphrase')} {...asTyped} label={m.passphrase()} description={m.passphraseHelp()} />
          <Button
            variant="ghost"
            className="justify-self-start"
            onClick={() => form.setValue('passphrase', suggestPassphrase(), { shouldValidate: true })}
          >
            {m.suggest()}
          </Button>
        </div>
      )}
      <Checkbox checked={!hasBackup} onCheckedChange={(isWithout) => setHasBackup(isWithout !== true)}>
        {m.withoutBackup()}
      </Checkbox>
      {isReplacement && <PasswordField {...field('currentPassword')} label={m.currentPassword()} />}
      <Dialog.Actions>
        <Dialog.Close asChild>
          <Button variant="quiet">{m.cancel()}</Button>
        </Dialog.Close>
        <Button type="submit" loading={isSubmitting}>
          {m.turnOn()}
        </Button>
      </Dialog.Actions>
    </form>
  )
}

type RestoreFormProps = {
  hasBackup: boolean
  /** Another key waits already: a second one would be refused. */
  isReplaced: boolean
  onDone: () => void
  onStartOver: () => void
}

function RestoreForm({ hasBackup, isReplaced, onDone, onStartOver }: RestoreFormProps) {
  const m = useMessages('messages')
  const { restore } = useOwnKey()
  const { field, formProps, isSubmitting, refuse } = useTextForm({
    names,
    resolver: restoring,
    saved: empty,
    wordsOf: wordsOf(m),
    async onValid(read) {
      try {
        await restore.mutateAsync({ passphrase: read('passphrase').trim(), currentPassword: read('currentPassword') })
      } catch (error) {
        if (error instanceof WrongPassphrase) refuse({ passphrase: m.wrongPassphrase() })
        else if (error instanceof ApiError && error.code === 'wrong-password')
          refuse({ currentPassword: m.wrongPassword() })
        else toast({ title: m.encryptionFailed(), tone: 'danger' })
        return
      }
      toast({ title: m.keyIsBack() })
      onDone()
    },
  })
  return (
    <form {...formProps} className="mt-16 grid gap-16">
      {hasBackup && (
        <>
          <TextField {...field('passphrase')} {...asTyped} label={m.passphrase()} />
          <PasswordField {...field('currentPassword')} label={m.currentPassword()} />
        </>
      )}
      {!isReplaced && <Notice live="none">{m.startOverText({ hours: limits.keys.coolDownHours })}</Notice>}
      <Dialog.Actions>
        {!isReplaced && (
          <Button variant={hasBackup ? 'ghost' : 'quiet'} onClick={onStartOver}>
            {m.startOver()}
          </Button>
        )}
        {hasBackup && (
          <Button type="submit" loading={isSubmitting}>
            {m.restore()}
          </Button>
        )}
      </Dialog.Actions>
    </form>
  )
}
