export * as Breadcrumb from './index.parts.ts'
export { breadcrumbKeys } from './Breadcrumb.keys.ts'
export { breadcrumbWords, type BreadcrumbWords } from './breadcrumb.words.ts'
