'use client'
import { useWordSet } from '../provider/words.ts'
import { hasChoices } from '../recorder/recorder.reducer.ts'
import { Sheet } from '../sheet/index.ts'
import { cameraStudioWords } from './camera-studio.words.ts'
import { Section } from './Section.tsx'
import { DeviceChoice, MusicChoice, TimerChoice, type StudioChoicesProps } from './StudioChoices.tsx'
import { OrientationControl } from './StudioDock.tsx'
import { choices } from './StudioSheet.css.ts'

export type StudioSheetProps = StudioChoicesProps & { open: boolean; onOpenChange: (open: boolean) => void }

/** On a phone: the choices that have no room beside the picture. */
export function StudioSheet({ open, onOpenChange, ...props }: StudioSheetProps) {
  const words = useWordSet(cameraStudioWords)
  return (
    <Sheet.Root open={open} onOpenChange={onOpenChange}>
      <Sheet.Content title={words.settings} titleHidden side="bottom">
        <div className={choices}>
          {hasChoices(props.state.settings) && (
            <Section title={words.orientation}>
              <OrientationControl state={props.state} actions={props.actions} />
            </Section>
          )}
          <TimerChoice {...props} />
          <MusicChoice {...props} />
          <DeviceChoice {...props} />
        </div>
      </Sheet.Content>
    </Sheet.Root>
  )
}

export default StudioSheet
