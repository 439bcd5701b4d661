import type { ReactNode, RefObject } from 'react'
import { FileTrigger, Toolbar } from '@skein/design-system'
import { ToolButton } from './ToolButton.tsx'

type FileToolProps = {
  label: string
  icon: ReactNode
  /** The kinds of file that the chooser offers, as an `accept` attribute. */
  accept: string
  /** For another button that opens the same chooser. */
  input?: RefObject<HTMLInputElement | null>
  className?: string
  isMultiple?: boolean
  isOn?: boolean
  isDisabled?: boolean
  onFiles: (files: File[]) => void
}

/** Opens the system's chooser of files. */
export function FileTool({
  label,
  icon,
  accept,
  input,
  className,
  isMultiple = false,
  isOn,
  isDisabled = false,
  onFiles,
}: FileToolProps) {
  return (
    <Toolbar.Item>
      <FileTrigger asChild accept={accept} multiple={isMultiple} onFiles={onFiles} inputRef={input} inputLabel={label}>
        <ToolButton label={label} icon={icon} className={className} isOn={isOn} disabled={isDisabled} />
      </FileTrigger>
    </Toolbar.Item>
  )
}
