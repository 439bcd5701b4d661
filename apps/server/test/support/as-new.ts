/** Test files share a process (vitest.config.ts); what a new one would not know is forgotten before each of them. */
import { forgetTime } from '@skein/domain/database/ids'
import { beforeAll } from 'vitest'

beforeAll(forgetTime)
