import { server } from './fault.ts'
import type { Fault } from './fault.ts'

/** Faults of what whoever runs a server relies on: backups, moves, numbers, the log. */
export const operationFaults: readonly Fault[] = [
  {
    breaks: 'a backup is of one moment, whoever writes meanwhile',
    file: 'apps/server/src/copy/sqlite-rows.ts',
    from: "holds ? 'begin immediate' : 'begin'",
    to: "holds ? 'begin immediate' : 'select 1'",
    proofs: [server('test/backup.test.ts', 'a backup of SQLite')],
  },
  {
    breaks: 'a backup that was changed is not restored',
    file: 'apps/server/src/backup/restore-backup.ts',
    from: 'if (faults.length > 0) throw',
    to: 'if (faults.length > 99) throw',
    proofs: [server('test/backup.test.ts', 'of which any file is missing or changed')],
  },
  {
    breaks: 'nobody writes to a database that is being moved',
    file: 'apps/server/src/copy/postgres-rows.ts',
    from: 'if (holds)',
    to: 'if (holds && tables.length === 0)',
    proofs: [server('test/database-move.test.ts', 'nobody writes to a PostgreSQL')],
  },
  {
    breaks: 'a copied table is read again on both sides',
    file: 'apps/server/src/copy/copy-rows.ts',
    from: 'a.rows === b.rows && a.sha256 === b.sha256',
    to: 'a.rows === b.rows',
    proofs: [server('test/database-move.test.ts', 'a source that was written to between two tries')],
  },
  {
    breaks: 'numbers for watching hold nothing that a stranger sent',
    file: 'apps/server/src/http/asked-of.ts',
    from: "return isPageAddress(request.url) ? 'page' : 'other'",
    to: "return isPageAddress(request.url) ? 'page' : (request.url as 'other')",
    proofs: [server('test/metrics.test.ts')],
  },
  {
    breaks: 'the log holds no e-mail address of a path',
    file: 'apps/server/src/http/log.ts',
    from: "path: (path: unknown) => (typeof path === 'string' ? withoutPersons(path) : path),",
    to: '',
    proofs: [server('test/log-redaction.test.ts')],
  },
]
