export * as Tabs from './index.parts.ts'
export { tabsKeys } from './Tabs.keys.ts'
