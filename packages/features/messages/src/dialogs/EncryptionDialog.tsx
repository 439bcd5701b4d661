import { useState, type SubmitEvent } from 'react'
import { limits } from '@skein/contract/limits'
import { ApiError, WrongPassphrase, suggestPassphrase, useOwnKey } from '@skein/data'
import { Button, Checkbox, Dialog, Field, Input, Notice, PasswordInput, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import type { ThreadDialogProps } from '../use-thread-dialogs.tsx'

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

/** With `isReplacement` there is a key already: the account's password is asked for as well. */
function TurnOnForm({ isReplacement, onDone }: { isReplacement: boolean; onDone: () => void }) {
  const m = useMessages('messages')
  const { turnOn } = useOwnKey()
  const [passphrase, setPassphrase] = useState('')
  const [hasBackup, setHasBackup] = useState(true)
  const [isShort, setShort] = useState(false)
  const [password, setPassword] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { min, max } = limits.passphrase
  const submit = async () => {
    if (hasBackup && passphrase.trim().length < min) return setShort(true)
    if (isReplacement && password === '') return setWrong(true)
    try {
      await turnOn.mutateAsync({
        passphrase: hasBackup ? passphrase.trim() : null,
        ...(isReplacement && { currentPassword: password }),
      })
      toast({ title: isReplacement ? m.keyWaitsToast() : m.encryptionIsOn() })
      onDone()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'wrong-password') setWrong(true)
      else toast({ title: m.encryptionFailed(), variant: 'destructive' })
    }
  }
  return (
    <form
      className="mt-16 grid gap-16"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        if (!turnOn.isPending) void submit()
      }}
    >
      {hasBackup && (
        <div className="grid gap-8">
          <Field
            label={m.passphrase()}
            help={m.passphraseHelp()}
            error={isShort ? m.passphraseShort({ min }) : undefined}
          >
            <Input
              value={passphrase}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={max}
              onChange={(event) => {
                setPassphrase(event.target.value)
                setShort(false)
              }}
            />
          </Field>
          <Button
            variant="ghost"
            className="justify-self-start"
            onClick={() => {
              setPassphrase(suggestPassphrase())
              setShort(false)
            }}
          >
            {m.suggest()}
          </Button>
        </div>
      )}
      <Checkbox checked={!hasBackup} onCheckedChange={(isWithout) => setHasBackup(isWithout !== true)}>
        {m.withoutBackup()}
      </Checkbox>
      {isReplacement && (
        <Field label={m.currentPassword()} error={isWrong ? m.wrongPassword() : undefined}>
          <PasswordInput
            name="currentPassword"
            value={password}
            onChange={(event) => {
              setPassword(event.currentTarget.value)
              setWrong(false)
            }}
          />
        </Field>
      )}
      <Dialog.Actions>
        <Dialog.Close asChild>
          <Button variant="quiet">{m.cancel()}</Button>
        </Dialog.Close>
        <Button type="submit" loading={turnOn.isPending}>
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
  const [passphrase, setPassphrase] = useState('')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<'no-passphrase' | 'passphrase' | 'password'>()
  const submit = async () => {
    if (passphrase.trim() === '') return setWrong('no-passphrase')
    if (password === '') return setWrong('password')
    try {
      await restore.mutateAsync({ passphrase: passphrase.trim(), currentPassword: password })
      toast({ title: m.keyIsBack() })
      onDone()
    } catch (error) {
      if (error instanceof WrongPassphrase) setWrong('passphrase')
      else if (error instanceof ApiError && error.code === 'wrong-password') setWrong('password')
      else toast({ title: m.encryptionFailed(), variant: 'destructive' })
    }
  }
  return (
    <form
      className="mt-16 grid gap-16"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        if (hasBackup && !restore.isPending) void submit()
      }}
    >
      {hasBackup && (
        <>
          <Field
            label={m.passphrase()}
            error={
              wrong === 'no-passphrase'
                ? m.passphraseMissing()
                : wrong === 'passphrase'
                  ? m.wrongPassphrase()
                  : undefined
            }
          >
            <Input
              value={passphrase}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={limits.passphrase.max}
              onChange={(event) => {
                setPassphrase(event.target.value)
                setWrong(undefined)
              }}
            />
          </Field>
          <Field label={m.currentPassword()} error={wrong === 'password' ? m.wrongPassword() : undefined}>
            <PasswordInput
              name="currentPassword"
              value={password}
              onChange={(event) => {
                setPassword(event.currentTarget.value)
                setWrong(undefined)
              }}
            />
          </Field>
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
          <Button type="submit" loading={restore.isPending}>
            {m.restore()}
          </Button>
        )}
      </Dialog.Actions>
    </form>
  )
}
