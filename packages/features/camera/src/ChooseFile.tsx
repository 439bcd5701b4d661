import { Button, FileTrigger } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** The way on for whoever has no camera, or does not give it: a file that is there already. */
export function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const m = useMessages('camera')
  return (
    <FileTrigger
      asChild
      inputLabel={m.chooseFile()}
      accept="video/webm,video/mp4,video/quicktime,image/jpeg,image/png,image/webp,image/avif,image/gif"
      onFiles={([file]) => file && onFile(file)}
    >
      <Button variant="quiet" size="md">
        {m.chooseFile()}
      </Button>
    </FileTrigger>
  )
}
