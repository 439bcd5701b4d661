/** The thread in which drafts are corrected (grammar-process.ts): the checker takes 300 MB and seconds to start, and blocks while it works. */
import { parentPort } from 'node:worker_threads'
import { Dialect, LocalLinter } from 'harper.js'
import type { Lint } from 'harper.js'
import { binary } from 'harper.js/binary'
import * as z from 'zod/mini'
import { correct } from './correct.ts'
import type { Checker, Finding } from './correct.ts'

const american = new LocalLinter({ binary, dialect: Dialect.American })
const british = new LocalLinter({ binary, dialect: Dialect.British })

/** The checker's own numbers for what a proposal does. */
const ways = ['replace', 'remove', 'insert-after'] as const

function findingOf(rule: string, lint: Lint): Finding {
  const { start, end } = lint.span()
  const proposals = lint.suggestions().flatMap((suggestion) => {
    const how = ways[suggestion.kind()]
    return how === undefined ? [] : [{ how, text: suggestion.get_replacement_text() }]
  })
  return { rule, kind: lint.lint_kind(), start, end, proposals }
}

async function findingsOf(linter: LocalLinter, text: string): Promise<Finding[]> {
  const groups = await linter.organizedLints(text, { language: 'plaintext', dedup: false })
  return Object.entries(groups).flatMap(([rule, lints]) => lints.map((lint) => findingOf(rule, lint)))
}

const checker: Checker = {
  findings: async (text) => ({ american: await findingsOf(american, text), british: await findingsOf(british, text) }),
  isLikelyEnglish: (text) => american.isLikelyEnglish(text),
}

const Question = z.object({ id: z.number(), text: z.string() })

/** A port between threads, which knows no origins. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const say = (answer: unknown) => parentPort?.postMessage(answer)

async function answer({ id, text }: z.infer<typeof Question>): Promise<void> {
  try {
    say({ id, text: await correct(text, checker) })
  } catch {
    // What went wrong could quote the draft.
    say({ id, text: null })
  }
}

// One after the other: the checker is one.
let turn: Promise<void> = Promise.resolve()
parentPort?.on('message', (message: unknown) => {
  const question = Question.parse(message)
  turn = turn.then(() => answer(question))
})
