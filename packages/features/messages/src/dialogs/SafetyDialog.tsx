import { Suspense, useState } from 'react'
import { useConversation, useSafetyNumber } from '@skein/data'
import { Button, CameraIcon, CheckIcon, Dialog, Notice } from '@skein/design-system'
import { latePart, useMessages } from '@skein/i18n'
import { encode } from 'uqr'
import type { ThreadDialogProps } from './thread-dialog.ts'

const ScanCode = latePart(async () => (await import('../scan/ScanCode.tsx')).ScanCode)

/** In front of the digits in a code, so that no other code is taken for one. */
const scheme = 'skein-safety-1:'

/** The safety number (behaviour §2.8): sixty digits that both see, as digits and as a code to read with the other's camera. */
export function SafetyDialog({ user, isOpen, onOpenChange, returnFocusTo }: ThreadDialogProps) {
  const m = useMessages('messages')
  const number = useSafetyNumber(user.id)
  const { standing, acknowledge, setCompared, isCompared } = useConversation(user.id)
  const isForked = standing === 'forked'
  const isChanged = standing === 'changed' || isForked
  const [isScanning, setScanning] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [hasMatched, setMatched] = useState(false)

  function scan(isOn: boolean) {
    setScanning(isOn)
    setProblem(undefined)
  }

  function check(code: string) {
    if (!code.startsWith(scheme)) return setProblem(m.otherCode())
    if (code !== `${scheme}${number}`) return setProblem(m.numbersDiffer({ name: user.name }))
    scan(false)
    setMatched(true)
    void setCompared(true)
  }

  const settle = async (work: Promise<void>) => {
    await work
    onOpenChange(false)
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Content
        title={m.safetyTitle()}
        description={m.safetyText({ name: user.name })}
        returnFocusTo={returnFocusTo}
      >
        {isChanged && (
          <Notice tone="warning" live="none" className="mt-16">
            {isForked ? m.safetyForked({ name: user.name }) : m.safetyChanged({ name: user.name })}
          </Notice>
        )}
        {hasMatched && isCompared && (
          <Notice tone="success" className="mt-16">
            {m.numbersMatch()}
          </Notice>
        )}
        {isScanning && number !== undefined ? (
          <Suspense>
            <ScanCode name={user.name} onCode={check} problem={problem} />
          </Suspense>
        ) : null}
        {!isScanning && number !== undefined && (
          <div className="mt-16 grid justify-items-center gap-16">
            <QrCode label={m.qrLabel()} text={`${scheme}${number}`} />
            <p className="grid grid-cols-4 gap-x-16 gap-y-8 font-mono text-lead tabular-nums" translate="no">
              {number.match(/\d{5}/g)?.map((group, at) => (
                // The groups of a number have no identity but their place.
                // oxlint-disable-next-line react/no-array-index-key
                <span key={at}>{group}</span>
              ))}
            </p>
          </div>
        )}
        {!isChanged && !isScanning && (
          <p className="mt-16 flex items-center justify-center gap-6 text-label text-text-muted">
            {isCompared && <CheckIcon size={16} className="text-success" />}
            {isCompared ? m.compared() : m.notCompared()}
          </p>
        )}
        {!isScanning && number !== undefined && !isCompared && (
          <Button
            variant="quiet"
            className="mt-16 w-full"
            iconStart={<CameraIcon size={20} />}
            onClick={() => scan(true)}
          >
            {m.scanCode()}
          </Button>
        )}
        <Dialog.Actions>
          {isScanning && (
            <Button variant="quiet" onClick={() => scan(false)}>
              {m.showNumber()}
            </Button>
          )}
          {isScanning ? null : isChanged ? (
            <Button variant="quiet" onClick={() => void settle(acknowledge())}>
              {m.goOn()}
            </Button>
          ) : isCompared ? (
            <Button variant="quiet" onClick={() => void setCompared(false)}>
              {m.forgetComparison()}
            </Button>
          ) : null}
          {!isScanning && (isChanged || !isCompared) && (
            <Button onClick={() => void settle(setCompared(true))}>{m.same()}</Button>
          )}
        </Dialog.Actions>
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** Dark on light in both themes: not every reader knows the reverse. */
function QrCode({ label, text }: { label: string; text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-200 rounded-control bg-on-scrim text-badge-scrim forced-color-adjust-none"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
