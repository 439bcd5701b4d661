/** Members in lists: who they are, what one can do about them, and the gate that asks visitors to sign in before they do it. */
export { FollowButton } from './FollowButton.tsx'
export { PeopleRows } from './PeopleRows.tsx'
export { PersonRow, PersonSkeleton } from './PersonRow.tsx'
export { RequestButtons } from './RequestButtons.tsx'
export { ShortTime } from './ShortTime.tsx'
export { useBlockSwitch } from './use-block-switch.ts'
export { useMemberGate } from './use-member-gate.ts'
export { useMuteSwitch } from './use-mute-switch.ts'
