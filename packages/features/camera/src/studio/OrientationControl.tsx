import { RectangleHorizontalIcon, RectangleVerticalIcon, SegmentedControl, SquareIcon } from '@skein/design-system'
import {
  canChange,
  type RecorderActions,
  type RecorderOrientation,
  type RecorderState,
} from '@skein/design-system/recorder'
import { useMessages } from '@skein/i18n'

const orientations: readonly RecorderOrientation[] = ['vertical', 'horizontal', 'square']

/** The shape of each orientation. */
export const orientationIcons = {
  vertical: <RectangleVerticalIcon />,
  horizontal: <RectangleHorizontalIcon />,
  square: <SquareIcon />,
} as const

type OrientationControlProps = { state: RecorderState; actions: RecorderActions; iconsOnly?: boolean }

/** Upright, lying or square; for video and reel only. On the stage by icons, in the sheet by words. */
export function OrientationControl({ state, actions, iconsOnly = false }: OrientationControlProps) {
  const m = useMessages('camera')
  return (
    <SegmentedControl
      label={m.orientation()}
      surface={iconsOnly ? 'stage' : 'page'}
      size="lg"
      iconsOnly={iconsOnly}
      fullWidth={!iconsOnly}
      // Three words with their icons in the width of a phone.
      className={iconsOnly ? undefined : 'text-caption'}
      disabled={!canChange(state)}
      options={orientations.map((value) => ({ value, label: m[value](), icon: orientationIcons[value] }))}
      value={state.settings.orientation}
      onValueChange={actions.setOrientation}
    />
  )
}
