export { ViewfinderButton as Button, type ViewfinderButtonProps as ButtonProps } from './ViewfinderButton.tsx'
export {
  ViewfinderCountdown as Countdown,
  type ViewfinderCountdownProps as CountdownProps,
} from './ViewfinderCountdown.tsx'
export { ViewfinderDock as Dock, type ViewfinderDockProps as DockProps } from './ViewfinderDock.tsx'
export { ViewfinderLevel as Level, type ViewfinderLevelProps as LevelProps } from './ViewfinderLevel.tsx'
export { ViewfinderModes as Modes, type ViewfinderModesProps as ModesProps } from './ViewfinderModes.tsx'
export {
  ViewfinderPicture as Picture,
  type ViewfinderPictureProps as PictureProps,
  ViewfinderLayer as Layer,
  type ViewfinderLayerProps as LayerProps,
  ViewfinderThirds as Thirds,
  type ViewfinderThirdsProps as ThirdsProps,
} from './ViewfinderPicture.tsx'
export { ViewfinderRoot as Root, type ViewfinderRootProps as RootProps } from './ViewfinderRoot.tsx'
export {
  ViewfinderRow as Row,
  type ViewfinderRowProps as RowProps,
  ViewfinderFoot as Foot,
  type ViewfinderFootProps as FootProps,
} from './ViewfinderRow.tsx'
export { ViewfinderTag as Tag, type ViewfinderTagProps as TagProps } from './ViewfinderTag.tsx'
