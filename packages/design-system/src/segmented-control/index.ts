export { SegmentedControl, type Segment, type SegmentedControlProps } from './SegmentedControl.tsx'
export { segmentedControlKeys } from './SegmentedControl.keys.ts'
