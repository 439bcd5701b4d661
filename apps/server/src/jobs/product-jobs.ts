import { eraseAccounts } from '@skein/domain/account/erase'
import { assistantName } from '@skein/domain/assistant-identity'
import type { Database } from '@skein/domain/database/database'
import type { EventBus } from '@skein/domain/events/event-bus'
import { auditCounts } from '@skein/domain/jobs/audit-counts'
import type { Job } from '@skein/domain/jobs/job-runner'
import type { Mail } from '@skein/domain/mail/mail'
import { closePolls } from '@skein/domain/polls/close-polls'
import type { Clock, Log } from '@skein/domain/ports'
import { collectPreviews } from '@skein/domain/previews/collect-previews'
import { publishDue, publishingParts } from '@skein/domain/drafts/publish-draft'
import { createSearchIndex } from '@skein/domain/search/search-index'
import { endMutedWords } from '@skein/domain/settings/muted-words'
import { endStories } from '@skein/domain/stories/end-stories'
import type { MediaStore } from '../media/media-store.ts'
import { createMediaCollector } from '../uploads/collect-media.ts'
import { cleanUp, tidyMedia } from './housekeeping.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

type Parts = {
  database: Database
  media: MediaStore
  mail: Pick<Mail, 'forget'>
  events: EventBus
  /** Folder of what is arriving. */
  arriving: string
  now: Clock
  log: Log
}

/** What has to be done again and again, once for all servers on a database. */
export function productJobs({ database, media, mail, events, arriving, now, log }: Parts): Job[] {
  const collect = createMediaCollector({ database, media, folder: arriving })
  const searchIndex = createSearchIndex(database, assistantName)
  const publishing = publishingParts({ database, events, searchIndex, now })
  return [
    { name: 'close-polls', everyMs: minute, run: () => closePolls(database, events, now()) },
    { name: 'publish-scheduled', everyMs: minute, run: () => publishDue(publishing, now()) },
    { name: 'end-muted-words', everyMs: minute, run: () => endMutedWords(database, events, now()) },
    { name: 'end-stories', everyMs: minute, run: () => endStories({ database, events, searchIndex }, now()) },
    { name: 'clean-up', everyMs: hour, run: () => cleanUp(database, now()) },
    {
      name: 'erase-accounts',
      everyMs: hour,
      run: ({ signal }) => eraseAccounts({ database, media, mail, searchIndex, log, stopping: signal }, now()),
    },
    { name: 'collect-previews', everyMs: hour, run: () => collectPreviews(database, media, now()) },
    { name: 'tidy-media', everyMs: hour, run: ({ signal }) => tidyMedia(collect, log, now(), signal) },
    { name: 'audit-counts', everyMs: day, run: ({ signal }) => auditCounts(database, log, signal) },
  ]
}
