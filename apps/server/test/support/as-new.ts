/** Test files share a process (vitest.config.ts); what a new one would not know is forgotten before each of them. */
import { beforeAll } from 'vitest'
import { forgetTime } from '../../src/database/ids.ts'

beforeAll(forgetTime)
