import { useRef, type ReactNode, type RefObject } from 'react'
import { Toolbar } from '@skein/design-system'
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
  input: given,
  className,
  isMultiple = false,
  isOn,
  isDisabled = false,
  onFiles,
}: FileToolProps) {
  const own = useRef<HTMLInputElement>(null)
  const input = given ?? own
  return (
    <>
      <Toolbar.Item>
        <ToolButton
          label={label}
          icon={icon}
          className={className}
          isOn={isOn}
          disabled={isDisabled}
          onClick={() => input.current?.click()}
        />
      </Toolbar.Item>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={isMultiple}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file chosen again is a choice again.
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
