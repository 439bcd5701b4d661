// `npm run security`: everything that stands guard against attackers, in one run (tests/security).
import { requireNode } from './node-version.mjs'

requireNode()
await import('../tests/security/main.ts')
