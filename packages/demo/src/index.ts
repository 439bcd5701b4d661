export { buildDemo, DEMO_PASSWORD, DEMO_USERNAME } from './build-demo.ts'
export type * from './types.ts'
