// `npm test`: proves the product. Each step reports how many checks passed and failed; the last line is the true total.
//   npm test -- stories budgets   only the steps whose name contains one of these, and what they need
//   npm test -- --changed         only what a change can have touched (test/changed.ts); what was left out is named
//   npm run test:full             the large matrices too, and five rounds of the browser steps on a busy machine
import { requireNode } from './node-version.mjs'

requireNode()
await import('./test/main.ts')
