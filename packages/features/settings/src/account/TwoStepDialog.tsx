import { useState, type FormEvent } from 'react'
import { useConfirmTwoStep, useStartTwoStep } from '@skein/data'
import { Button, Dialog, Field, OneTimeCode } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { encode } from 'uqr'
import { failureOf } from '../failure.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** A QR code as one path of squares; dark on light in both themes, because cameras expect it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={label}
      width={200}
      height={200}
      className="mx-auto rounded-card"
    />
  )
}

type Step = { kind: 'password' } | { kind: 'code'; secret: string; uri: string } | { kind: 'done'; codes: string[] }

/** Turns two-step sign-in on: the password, the app with its first code, then the recovery codes. */
export function TwoStepDialog({ onClose }: { onClose: () => void }) {
  const m = useMessages('settings')
  const start = useStartTwoStep()
  const confirm = useConfirmTwoStep()
  const [step, setStep] = useState<Step>({ kind: 'password' })
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) onClose()
  }

  if (step.kind === 'password')
    return (
      <PasswordDialog
        isOpen
        onOpenChange={onOpenChange}
        title={m.twoStep()}
        description={m.twoStepPassword()}
        confirmLabel={m.goOn()}
        onConfirm={async (password) => setStep({ kind: 'code', ...(await start.mutateAsync(password)) })}
      />
    )

  if (step.kind === 'done')
    return (
      <Dialog.Root open onOpenChange={onOpenChange}>
        <Dialog.Content title={m.twoStepIsOn()} description={m.recoveryCodesText()}>
          <RecoveryCodes codes={step.codes} />
          <Dialog.Actions>
            <Button onClick={onClose}>{m.done()}</Button>
          </Dialog.Actions>
        </Dialog.Content>
      </Dialog.Root>
    )

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (confirm.isPending) return
    setError(undefined)
    try {
      const { recoveryCodes } = await confirm.mutateAsync(code)
      setStep({ kind: 'done', codes: recoveryCodes })
    } catch (refusal) {
      setError(failureOf(refusal, m))
    }
  }
  return (
    <Dialog.Root open onOpenChange={onOpenChange}>
      <Dialog.Content title={m.twoStep()} description={m.scanText()}>
        <form onSubmit={(event) => void submit(event)} noValidate className="mt-16 grid gap-16">
          <QrCode text={step.uri} label={m.qrCode()} />
          <p className="text-control text-text-muted">
            {m.typeSecret()}{' '}
            <code dir="ltr" className="font-mono wrap-anywhere text-text">
              {step.secret.replaceAll(/(.{4})/g, '$1 ').trim()}
            </code>
          </p>
          <Field label={m.code()} error={error}>
            <OneTimeCode name="code" value={code} onValueChange={setCode} />
          </Field>
          <Dialog.Actions>
            <Dialog.Close asChild>
              <Button variant="quiet">{m.cancel()}</Button>
            </Dialog.Close>
            <Button type="submit" loading={confirm.isPending}>
              {m.turnOn()}
            </Button>
          </Dialog.Actions>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  )
}
