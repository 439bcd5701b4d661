import type { Database } from '../database/database.ts'
import type { Write } from '../events/unit-of-work.ts'
import { callsWith } from '../calls/define-call.ts'
import type { Clock } from '../ports.ts'
import type { CanView } from '../visibility.ts'
import { listBlocked, listMuted } from './kept-away.ts'
import { block, mute, unblock, unmute } from './relations.ts'
import { report } from './report.ts'

type Needs = { database: Database; canView: CanView; write: Write; now: Clock }

const defineCall = callsWith<Needs>()

export const moderationCalls = [
  defineCall('blockUser', block, { limit: 'toggles' }),
  defineCall<'unblockUser'>('unblockUser', unblock, { limit: 'toggles' }),
  defineCall<'muteUser'>('muteUser', mute, { limit: 'toggles' }),
  defineCall<'unmuteUser'>('unmuteUser', unmute, { limit: 'toggles' }),
  defineCall('listMuted', listMuted),
  defineCall('listBlocked', listBlocked),
  defineCall('report', report, { limit: 'toggles' }),
]
