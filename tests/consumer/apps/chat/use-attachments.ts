import { isFileOf } from '@skein/design-system/file-trigger'
import { toast } from '@skein/design-system/toast'
import { useState } from 'react'
import type { Attachment } from './conversations.ts'

/** What can be sent: pictures and papers. */
export const accept = 'image/*,application/pdf,text/plain'

/** The files of a message that is being written: chosen, dropped or pasted. */
export function useAttachments() {
  const [attachments, setAttachments] = useState<readonly Attachment[]>([])
  return {
    attachments,
    /** Takes the files that can be sent, and says which cannot. `accept` is an offer: people may choose others. */
    add: (files: readonly File[]) => {
      const refused = files.filter((file) => !isFileOf(accept, file))
      const taken = files.filter((file) => isFileOf(accept, file))
      if (refused.length > 0)
        toast({
          tone: 'danger',
          title: `${refused.map(({ name }) => name).join(', ')} cannot be sent`,
          description: 'Pictures, PDF and plain text, please.',
        })
      const added = taken.map((file) => ({ name: file.name, type: file.type, url: URL.createObjectURL(file) }))
      setAttachments((before) => [...before, ...added])
    },
    remove: (attachment: Attachment) => {
      URL.revokeObjectURL(attachment.url)
      setAttachments((before) => before.filter((one) => one !== attachment))
    },
    /** They are sent: their addresses belong to the message now. */
    clear: () => setAttachments([]),
  }
}
