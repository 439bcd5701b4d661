/** Stories (behaviour §2.6): who has some now, and watching them. The viewer comes with the press that asks for it. */
export { StoriesRow, type StoriesRowProps } from './StoriesRow.tsx'
export { StoryRing, type StoryRingProps } from './StoryRing.tsx'
