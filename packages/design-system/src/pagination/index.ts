export { Pagination, type PaginationProps } from './Pagination.tsx'
export { paginationKeys } from './Pagination.keys.ts'
export { paginationWords, type PaginationWords } from './pagination.words.ts'
