/** Review of reports: for moderators; to everybody else it is not there. */
import type { ReportCase } from '@skein/contract'
import { Refusal } from '../answer.ts'
import { summaryOf } from '../fixtures/people.ts'
import { isWaiting } from './account-facts.ts'
import type { Rules } from './ask.ts'
import { endMeasures, keepMeasure, tellStanding } from './members.rules.ts'
import { logAction } from './review-log.ts'
import type { Account, State } from './state.ts'

const isModerator = (state: State, viewer: Account | null): viewer is Account =>
  viewer !== null && state.account.moderators.has(viewer.id)

/** Whom moderators limited meanwhile. */
const asItStands = ({ account: { limited } }: State, item: ReportCase): ReportCase => ({
  ...item,
  about: item.about && { ...item.about, limited: limited.has(item.about.id) },
})

export const reviewRules: Rules = {
  listReports({ state, viewer, query }) {
    if (!isModerator(state, viewer)) return new Refusal('not-found')
    return state.account.cases
      .filter(({ decision }) => (decision === null) === (query.state === 'open'))
      .filter(({ id }) => query.before === undefined || id < query.before)
      .slice(0, query.limit)
      .map((item) => asItStands(state, item))
  },

  decideReport({ state, viewer, params, body, announce }) {
    if (!isModerator(state, viewer)) return new Refusal('not-found')
    const found = state.account.cases.find(({ id }) => id === params.id)
    if (!found) return new Refusal('not-found')
    if (found.decision !== null) return new Refusal('already-decided')
    if (found.about?.id === viewer.id) return new Refusal('own-subject')
    if (body.action === 'suspend-member' && found.about?.moderator === true) return new Refusal('forbidden')
    const reason = body.reason.trim()
    const decision = { action: body.action, reason, by: summaryOf(viewer), at: new Date().toISOString() }
    const member = found.about && state.accounts.get(found.about.id)
    if (body.action === 'remove-post') {
      state.deleted.add(found.subjectId)
      if (member) {
        keepMeasure(state, { viewer, member }, { kind: 'remove-post', reason })
        tellStanding({ state, announce }, member.id)
      }
    }
    if (body.action === 'suspend-member' && member) {
      state.account.suspended.add(member.id)
      keepMeasure(state, { viewer, member }, { kind: 'suspension', reason })
    }
    state.account.cases = state.account.cases.map((one) =>
      one.subject === found.subject && one.subjectId === found.subjectId && one.decision === null
        ? Object.assign({}, one, {
            decision,
            reports: 0,
            content: body.action === 'remove-post' ? null : one.content,
            about: one.about && { ...one.about, suspended: body.action === 'suspend-member' || one.about.suspended },
          })
        : one,
    )
    logAction(state, viewer, { action: body.action, reason, about: found.about, reportId: found.id })
    return state.account.cases.find(({ id }) => id === found.id) ?? found
  },

  liftSuspension({ state, viewer, params, body }) {
    if (!isModerator(state, viewer)) return new Refusal('not-found')
    const about = state.accounts.get(params.userId)
    if (!about || !state.account.suspended.delete(about.id)) return new Refusal('user-not-found')
    endMeasures(state, about.id, 'suspension')
    logAction(state, viewer, {
      action: 'lift-suspension',
      reason: body.reason.trim(),
      about: summaryOf(about),
      reportId: null,
    })
    return undefined
  },

  listApplications({ state, viewer, query }) {
    if (!isModerator(state, viewer)) return new Refusal('not-found')
    return state.account.applications
      .filter(({ id }) => query.before === undefined || id < query.before)
      .slice(0, query.limit)
  },

  decideApplication({ state, viewer, params, body }) {
    if (!isModerator(state, viewer)) return new Refusal('not-found')
    const about = state.accounts.get(params.userId)
    if (!about || !isWaiting(state, about.id)) return new Refusal('user-not-found')
    state.account.applications = state.account.applications.filter(({ id }) => id !== about.id)
    const isApproved = body.action === 'approve'
    if (!isApproved) state.accounts.delete(about.id)
    logAction(state, viewer, {
      action: isApproved ? 'approve-member' : 'decline-member',
      reason: body.action === 'decline' ? body.reason.trim() : '',
      about: summaryOf(about),
      reportId: null,
    })
    return undefined
  },

  listModerationLog({ state, viewer, query }) {
    if (!isModerator(state, viewer)) return new Refusal('not-found')
    return state.account.log.slice(0, query.limit)
  },
}
