import { useRef } from 'react'
import { Button } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** The way on for whoever has no camera, or does not give it: a file that is there already. */
export function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const m = useMessages('camera')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="quiet" size="md" onClick={() => input.current?.click()}>
        {m.chooseFile()}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={m.chooseFile()}
        accept="video/webm,video/mp4,video/quicktime,image/jpeg,image/png,image/webp,image/avif,image/gif"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // The same file chosen again is a choice again.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
