import { Button, CopyIcon, Dialog, DownloadIcon, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** Recovery codes as they are handed out, once: to copy or to keep as a file. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const m = useMessages('settings')
  const text = `${codes.join('\n')}\n`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: m.copied() })
    } catch {
      // Refused by the browser: they stand there to be written down.
      toast({ title: m.notCopied(), tone: 'danger' })
    }
  }
  const keep = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
    link.download = 'skein-recovery-codes.txt'
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <div className="mt-16 grid gap-12">
      <ul
        aria-label={m.recoveryCodes()}
        className="grid gap-x-16 gap-y-4 rounded-card bg-sunken p-16 font-mono text-control rail:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} dir="ltr">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-8">
        <Button variant="quiet" iconStart={<CopyIcon />} onClick={() => void copy()}>
          {m.copyCodes()}
        </Button>
        <Button variant="quiet" iconStart={<DownloadIcon />} onClick={keep}>
          {m.saveCodes()}
        </Button>
      </div>
    </div>
  )
}

/** The codes by themselves, after old ones were replaced. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const m = useMessages('settings')
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Content title={m.recoveryCodes()} description={m.recoveryCodesText()}>
        <RecoveryCodes codes={codes} />
        <Dialog.Actions>
          <Button onClick={onClose}>{m.done()}</Button>
        </Dialog.Actions>
      </Dialog.Content>
    </Dialog.Root>
  )
}
