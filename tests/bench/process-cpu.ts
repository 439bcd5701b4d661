/** CPU time of another process, read from outside so that the measured server carries nothing for the measurement. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Clock ticks per second of /proc; 100 on every Linux that Node runs on. */
const ticksPerSecond = 100

/**
 * User and system time a process has used, in microseconds. On Linux to the nearest 10 ms, so measure over seconds.
 * @throws when the process is gone
 */
export function cpuMicroseconds(pid: number): number {
  const stat = `/proc/${pid}/stat`
  if (existsSync(stat)) {
    // Fields 14 and 15, counted after the command name, which may hold spaces.
    const text = readFileSync(stat, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1e6
  }
  const time = execFileSync('ps', ['-o', 'cputime=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  return time.split(/[:-]/).reduce((total, part) => total * 60 + Number(part), 0) * 1e6
}
