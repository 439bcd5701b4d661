/** `node scripts/test/busy.ts`: keeps one core busy until whoever started it is gone, and never for longer than an hour. */
import process from 'node:process'

const starter = process.ppid
const end = Date.now() + 3_600_000

while (Date.now() < end && process.ppid === starter) {
  for (let turn = 0; turn < 1e8; turn += 1) Math.sqrt(turn)
}
