import { Suspense, useState } from 'react'
import { useAccount, useEndTwoStep, useRenewRecoveryCodes } from '@skein/data'
import { Badge, Button, toast } from '@skein/design-system'
import { latePart, useMessages } from '@skein/i18n'
import { Section } from '../Section.tsx'

const loadSetUp = () => import('./TwoStepDialog.tsx')
const TwoStepDialog = latePart(async () => (await loadSetUp()).TwoStepDialog)
const CodesDialog = latePart(async () => (await import('./RecoveryCodes.tsx')).RecoveryCodesDialog)
const PasswordDialog = latePart(async () => (await import('./PasswordDialog.tsx')).PasswordDialog)

/** Two-step sign-in by an authenticator app: on, off, and new recovery codes. */
export function TwoStepSection() {
  const m = useMessages('settings')
  const { data: account } = useAccount()
  const end = useEndTwoStep()
  const renew = useRenewRecoveryCodes()
  const [asked, setAsked] = useState<'set-up' | 'end' | 'renew'>()
  const [codes, setCodes] = useState<readonly string[]>()
  const close = (isOpen: boolean) => {
    if (!isOpen) setAsked(undefined)
  }
  if (account === undefined) return null
  return (
    <Section id="settings-two-step" title={m.twoStep()} about={m.twoStepAbout()}>
      <div className="flex flex-wrap items-center justify-between gap-16">
        <p className="flex items-center gap-8 text-control">
          <Badge tone={account.twoStep ? 'success' : 'neutral'}>{account.twoStep ? m.on() : m.off()}</Badge>
          {account.twoStep && m.codesLeft({ count: account.recoveryCodesLeft })}
        </p>
        <div className="flex flex-wrap gap-8 max-rail:w-full max-rail:*:w-full">
          {account.twoStep ? (
            <>
              <Button variant="quiet" onClick={() => setAsked('renew')}>
                {m.newCodes()}
              </Button>
              <Button tone="danger" onClick={() => setAsked('end')}>
                {m.turnOff()}
              </Button>
            </>
          ) : (
            <Button
              variant="quiet"
              onPointerEnter={() => void loadSetUp().catch(() => undefined)}
              onClick={() => setAsked('set-up')}
            >
              {m.turnOn()}
            </Button>
          )}
        </div>
      </div>
      <Suspense>
        {asked === 'set-up' && <TwoStepDialog onClose={() => setAsked(undefined)} />}
        {asked === 'end' && (
          <PasswordDialog
            isOpen
            onOpenChange={close}
            title={m.endTwoStep()}
            description={m.endTwoStepText()}
            confirmLabel={m.turnOff()}
            isDanger
            onConfirm={async (password) => {
              await end.mutateAsync(password)
              setAsked(undefined)
              toast({ title: m.twoStepEnded() })
            }}
          />
        )}
        {asked === 'renew' && (
          <PasswordDialog
            isOpen
            onOpenChange={close}
            title={m.newCodes()}
            description={m.newCodesText()}
            confirmLabel={m.makeCodes()}
            onConfirm={async (password) => {
              const { recoveryCodes } = await renew.mutateAsync(password)
              setAsked(undefined)
              setCodes(recoveryCodes)
            }}
          />
        )}
        {codes !== undefined && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
      </Suspense>
    </Section>
  )
}
