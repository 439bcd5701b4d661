import { TextLinesIcon, XIcon } from '@skein/design-system/icon'
import { IconButton } from '@skein/design-system/icon-button'
import type { Attachment } from './conversations.ts'

type AttachmentListProps = {
  attachments: readonly Attachment[]
  /** Before it is sent, each can be taken out again. */
  onRemove?: (attachment: Attachment) => void
}

/** Pictures as pictures, all else by its name. */
export function AttachmentList({ attachments, onRemove }: AttachmentListProps) {
  return (
    <ul className="attachments">
      {attachments.map((attachment) => (
        <li key={attachment.url} className="attachment">
          {attachment.type.startsWith('image/') ? (
            <img src={attachment.url} alt={attachment.name} />
          ) : (
            <a href={attachment.url} download={attachment.name} className="file">
              <TextLinesIcon size={18} />
              <span className="cut">{attachment.name}</span>
            </a>
          )}
          {onRemove && (
            <IconButton
              label={`Take out ${attachment.name}`}
              size="xs"
              variant="soft"
              icon={<XIcon size={16} />}
              className="take-out"
              onClick={() => onRemove(attachment)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
