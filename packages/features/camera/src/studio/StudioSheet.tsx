import { Sheet } from '@skein/design-system'
import { hasChoices } from '@skein/design-system/recorder'
import { useMessages } from '@skein/i18n'
import { OrientationControl } from './OrientationControl.tsx'
import { Section } from './Section.tsx'
import { DeviceChoice, MusicChoice, TimerChoice, type StudioChoicesProps } from './StudioChoices.tsx'

type StudioSheetProps = StudioChoicesProps & { open: boolean; onOpenChange: (open: boolean) => void }

/** On a phone: the choices that have no room beside the picture. */
export function StudioSheet({ open, onOpenChange, ...props }: StudioSheetProps) {
  const m = useMessages('camera')
  return (
    <Sheet.Root open={open} onOpenChange={onOpenChange}>
      <Sheet.Content title={m.settings()} titleHidden side="bottom">
        <div className="flex flex-col gap-20">
          {hasChoices(props.state.settings) && (
            <Section title={m.orientation()}>
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
