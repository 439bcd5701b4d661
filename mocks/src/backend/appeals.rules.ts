/** Answers of members to what was decided about them, and what another moderator makes of them. */
import type { Measure } from '@skein/contract'
import { Refusal } from '../answer.ts'
import { summaryOf } from '../fixtures/people.ts'
import type { KeptMeasure } from './account-state.ts'
import type { Rules } from './ask.ts'
import { tellStanding } from './members.rules.ts'
import { logAction } from './review-log.ts'
import { byPassword } from './session.rules.ts'
import type { Account, State } from './state.ts'

const isModerator = (state: State, viewer: Account | null): viewer is Account =>
  viewer !== null && state.account.moderators.has(viewer.id)

function change(state: State, id: string, how: (measure: Measure) => Partial<Measure>): void {
  state.account.measures = state.account.measures.map((one) =>
    one.measure.id === id ? Object.assign({}, one, { measure: Object.assign({}, one.measure, how(one.measure)) }) : one,
  )
}

/** Keeps the one answer that a member gives to a measure. */
function keepAppeal(state: State, { measure }: KeptMeasure, text: string): Refusal | undefined {
  if (measure.appeal !== null) return new Refusal('already-appealed')
  change(state, measure.id, () => ({
    appeal: { text: text.trim(), at: new Date().toISOString(), outcome: null },
  }))
  return undefined
}

/** Nobody decides about themself, and who took the measure only where nobody else can. */
function mayDecide(
  { account: { moderators, suspended } }: State,
  viewer: Account,
  { userId, by }: KeptMeasure,
): boolean {
  const others = [...moderators].filter((id) => id !== viewer.id && id !== userId && !suspended.has(id))
  return userId !== viewer.id && (by?.id !== viewer.id || others.length === 0)
}

/** Ends a measure that was wrong, unless another one of its kind holds as well; what was removed is gone. */
function takeBack(state: State, { userId, measure: { id, kind, endedAt } }: KeptMeasure): void {
  if (endedAt !== null || kind === 'removal' || kind === 'remove-post') return
  change(state, id, () => ({ endedAt: new Date().toISOString() }))
  const { measures, limited, suspended } = state.account
  if (measures.some((one) => one.userId === userId && one.measure.kind === kind && one.measure.endedAt === null)) return
  if (kind === 'limit') limited.delete(userId)
  if (kind === 'suspension') suspended.delete(userId)
}

export const appealRules: Rules = {
  appealMeasure({ state, viewer, params, body }) {
    if (!viewer) return new Refusal('not-signed-in')
    const id = params.id.toLowerCase()
    const found = state.account.measures.find(({ userId, measure }) => userId === viewer.id && measure.id === id)
    if (found === undefined) return new Refusal('not-found')
    const refused = keepAppeal(state, found, body.text)
    return refused ?? state.account.measures.find(({ measure }) => measure.id === id)?.measure ?? found.measure
  },

  appealSuspension({ state, body }) {
    const account = byPassword(state, body)
    if (account === undefined) return new Refusal('wrong-credentials')
    const found = state.account.measures.find(
      ({ userId, measure }) => userId === account.id && measure.kind === 'suspension' && measure.endedAt === null,
    )
    if (!state.account.suspended.has(account.id) || found === undefined) return new Refusal('not-found')
    return keepAppeal(state, found, body.text)
  },

  listAppeals({ state, viewer, query }) {
    if (!isModerator(state, viewer)) return new Refusal('not-found')
    return state.account.measures
      .filter(({ measure: { appeal } }) => appeal !== null && appeal.outcome === null)
      .filter(({ measure: { id } }) => query.before === undefined || id < query.before.toLowerCase())
      .slice(0, query.limit)
      .flatMap((one) => {
        const about = state.accounts.get(one.userId)
        if (about === undefined) return []
        const measure = Object.assign({}, one.measure, { by: one.by })
        return [{ id: measure.id, about: summaryOf(about), measure, mayDecide: mayDecide(state, viewer, one) }]
      })
  },

  decideAppeal({ state, viewer, params, body, announce }) {
    if (!isModerator(state, viewer)) return new Refusal('not-found')
    const found = state.account.measures.find(({ measure: { id } }) => id === params.id.toLowerCase())
    const about = found && state.accounts.get(found.userId)
    if (!found || !about || found.measure.appeal === null) return new Refusal('not-found')
    const { id, appeal } = found.measure
    if (about.id === viewer.id) return new Refusal('own-subject')
    if (!mayDecide(state, viewer, found)) return new Refusal('another-decides')
    if (appeal.outcome !== null) return new Refusal('already-decided')
    const isTakenBack = body.action === 'take-back'
    const reason = body.reason.trim()
    const outcome = {
      result: isTakenBack ? ('taken-back' as const) : ('upheld' as const),
      reason,
      at: new Date().toISOString(),
    }
    change(state, id, () => ({ appeal: { ...appeal, outcome } }))
    if (isTakenBack) takeBack(state, found)
    const action = isTakenBack ? 'take-back-measure' : 'uphold-measure'
    logAction(state, viewer, { action, reason, about: summaryOf(about), reportId: null })
    tellStanding({ state, announce }, about.id)
    return undefined
  },
}
