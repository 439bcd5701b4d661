import { defineCall } from '../http/calls.ts'
import { block, mute, unblock, unmute } from './relations.ts'
import { report } from './report.ts'

export const moderationCalls = [
  defineCall('blockUser', block),
  defineCall<'unblockUser'>('unblockUser', unblock),
  defineCall<'muteUser'>('muteUser', mute),
  defineCall<'unmuteUser'>('unmuteUser', unmute),
  defineCall('report', report),
]
