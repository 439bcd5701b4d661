import { domainCalls } from '@skein/domain/domain-calls'
import { eventCalls } from './events/calls.ts'
import { exportCalls } from './export/calls.ts'
import { healthCalls } from './health/calls.ts'
import { blobCalls } from './messages/blob-calls.ts'
import { fileCalls } from './uploads/calls.ts'

/** Every call that is served, and no other: OpenAPI lists these. */
export const served = [...domainCalls, ...exportCalls, ...fileCalls, ...blobCalls, ...eventCalls, ...healthCalls]
