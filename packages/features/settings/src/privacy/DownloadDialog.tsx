import { usePrepareExport } from '@skein/data'
import { toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { PasswordDialog } from '../account/PasswordDialog.tsx'

/** Has the browser itself fetch a file, so that its size does not matter; the page stays. */
function download(address: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}

/** Asks for the password before everything the member made leaves the place. */
export function DownloadDialog({ onClose }: { onClose: () => void }) {
  const m = useMessages('settings')
  const { mutateAsync } = usePrepareExport()
  return (
    <PasswordDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={m.downloadData()}
      description={m.downloadText()}
      confirmLabel={m.download()}
      onConfirm={async (password) => {
        const { url } = await mutateAsync(password)
        download(url)
        onClose()
        toast({ title: m.downloadBegins() })
      }}
    />
  )
}
