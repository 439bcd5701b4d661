/**
 * How long a page works for each step that a script takes in it, in time of the processor: what its thread waits, for another process or
 * for the screen, is no work and depends on the machine.
 *
 * A processor that is n times slower needs n times as long. The browser's own slow-down stops the thread over and over instead, and for
 * the longer the busier the machine is: on two shared cores the same frame then took 40 ms or 190.
 */
import { z } from 'zod'
import type { CDPSession } from 'playwright'

/** The name of the mark (`performance.mark`) with which the script begins a step. */
export const stepMark = 'step'

const Mark = z.object({ name: z.literal(stepMark), pid: z.int(), tid: z.int(), ts: z.number() })

/** A task of a thread, with the place in the browser's source that asked for it. Times are in microseconds. */
const Task = z.object({
  name: z.literal('ThreadControllerImpl::RunTask'),
  pid: z.int(),
  tid: z.int(),
  ts: z.number(),
  /** How long the thread ran in it. */
  tdur: z.number(),
  args: z.object({ src_file: z.string() }),
})
type Task = z.infer<typeof Task>

/** The browser tidies up after a collection in slices of 5 ms between which it draws: they fill the waiting and hold up no frame. */
const tidies = ({ args }: Task) => args.src_file.endsWith('/cppgc-internal/sweeper.cc')

/** The work from each mark to the next, in milliseconds. */
function workOf(marks: readonly z.infer<typeof Mark>[], tasks: readonly Task[]): number[] {
  const begun = marks.toSorted((a, b) => a.ts - b.ts)
  const work = begun.map(() => 0)
  const [page] = begun
  let step = -1
  for (const task of tasks.toSorted((a, b) => a.ts - b.ts)) {
    while ((begun[step + 1]?.ts ?? Infinity) <= task.ts) step += 1
    const before = work[step]
    if (before === undefined || task.pid !== page?.pid || task.tid !== page.tid || tidies(task)) continue
    work[step] = before + task.tdur / 1000
  }
  return work
}

/** Does something and tells the work for each step that was begun meanwhile, in milliseconds of the processor. */
export async function traceSteps<T>(session: CDPSession, act: () => Promise<T>): Promise<{ done: T; work: number[] }> {
  const marks: z.infer<typeof Mark>[] = []
  const tasks: Task[] = []
  const collect = ({ value }: { value: unknown[] }) => {
    for (const event of value) {
      const task = Task.safeParse(event)
      const mark = Mark.safeParse(event)
      if (task.success) tasks.push(task.data)
      else if (mark.success) marks.push(mark.data)
    }
  }
  session.on('Tracing.dataCollected', collect)
  try {
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'], excludedCategories: ['*'] },
    })
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    let done: T
    try {
      done = await act()
    } finally {
      // In any case: the browser traces one page at a time.
      await session.send('Tracing.end')
    }
    await complete
    return { done, work: workOf(marks, tasks) }
  } finally {
    session.off('Tracing.dataCollected', collect)
  }
}
