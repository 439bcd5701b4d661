/** The last step before npm packs: package.json as it is published. `npm run exports`, after packing, writes it back. */
import { writeFileSync } from 'node:fs'
import { manifestPath, printManifest, published, readManifest } from './manifest.ts'

writeFileSync(manifestPath, printManifest(published(readManifest())))
