/** A list of posts in each of its states, and what floats above it. Every screen with posts draws them with this. */
export { ListEnd, type ListEndProps } from './ListEnd.tsx'
export { ListError } from './ListError.tsx'
export { NewItemsPill } from './NewItemsPill.tsx'
export { PostList, type ListState, type PostListProps } from './PostList.tsx'
export { useSameList } from './use-same-list.ts'
