/** What moderators do about a member, and what the member reads of it. To everybody else the calls of moderators are not there. */
import { limits, noProfileTexts, profileParts, profileTextsOf } from '@skein/contract'
import type { Measure, MeasureKind, MemberRecord, ModerationEntry, ProfilePart } from '@skein/contract'
import { Refusal } from '../answer.ts'
import { summaryOf } from '../fixtures/people.ts'
import type { Ask, Rule, Rules } from './ask.ts'
import { announceUnread } from './notes.ts'
import { logAction } from './review-log.ts'
import { nextId } from './state.ts'
import type { Account, State } from './state.ts'

type Asking = Pick<Ask<'warnMember'>, 'state' | 'viewer' | 'announce' | 'params'>
type Named = { viewer: Account; member: Account }

/** The member that a moderator asks about. */
function named({ state, viewer, params }: Omit<Asking, 'announce'>): Named | Refusal {
  if (viewer === null || !state.account.moderators.has(viewer.id)) return new Refusal('not-found')
  const id = params.userId.toLowerCase()
  if (id === viewer.id) return new Refusal('own-subject')
  const member = state.accounts.get(id)
  return member?.kind === 'person' ? { viewer, member } : new Refusal('user-not-found')
}

/** The same, of whom measures may be taken. */
function measured(ask: Asking): Named | Refusal {
  const found = named(ask)
  if (found instanceof Refusal) return found
  return ask.state.account.moderators.has(found.member.id) ? new Refusal('forbidden') : found
}

function recordOf(state: State, member: Account): MemberRecord {
  const { suspended, limited, moderators, measures, memberNotes } = state.account
  const of = <Row extends { userId: string }>(rows: Row[]) =>
    rows.filter(({ userId }) => userId === member.id).slice(0, limits.memberRecord.shown)
  return {
    member: {
      ...summaryOf(member),
      suspended: suspended.has(member.id),
      limited: limited.has(member.id),
      moderator: moderators.has(member.id),
    },
    ...profileTextsOf(member),
    measures: of(measures).map(({ measure, by }) => Object.assign({}, measure, { by })),
    notes: of(memberNotes).map(({ note }) => note),
  }
}

/** Tells a member that something was decided about them; what they had not read of before stands at the new place. */
export function tellStanding({ state, announce }: Pick<Asking, 'state' | 'announce'>, userId: string): void {
  state.notes = state.notes.filter((note) => note.userId !== userId || note.type !== 'standing')
  state.notes.unshift({
    id: nextId(state),
    userId,
    actorId: userId,
    type: 'standing',
    postId: null,
    createdAt: new Date().toISOString(),
    read: false,
  })
  announceUnread({ state, announce }, userId)
}

/** Writes a measure down. */
export function keepMeasure(
  state: State,
  { viewer, member }: Named,
  { kind, reason, parts = [] }: { kind: MeasureKind; reason: string; parts?: ProfilePart[] },
): void {
  const measure: Measure = {
    id: nextId(state),
    kind,
    reason,
    parts,
    at: new Date().toISOString(),
    endedAt: null,
    appeal: null,
  }
  state.account.measures = [{ userId: member.id, measure, by: summaryOf(viewer) }, ...state.account.measures]
}

/** Says of every measure of this kind that still holds that it has ended. */
export function endMeasures(state: State, userId: string, kind: MeasureKind): void {
  const endedAt = new Date().toISOString()
  state.account.measures = state.account.measures.map((one) =>
    one.userId === userId && one.measure.kind === kind && one.measure.endedAt === null
      ? Object.assign({}, one, { measure: { ...one.measure, endedAt } })
      : one,
  )
}

type Measuring = (state: State, member: Account) => Refusal | ProfilePart[] | undefined

/** An action about a member, with its measure where it is one, in the log, and told to the member. */
function decide(
  { action, kind }: { action: ModerationEntry['action']; kind?: MeasureKind },
  ask: Asking & { body: { reason: string } },
  measure: Measuring,
): MemberRecord | Refusal {
  const found = measured(ask)
  if (found instanceof Refusal) return found
  const { state, body } = ask
  const done = measure(state, found.member)
  if (done instanceof Refusal) return done
  const reason = body.reason.trim()
  if (kind !== undefined) keepMeasure(state, found, { kind, reason, parts: done ?? [] })
  logAction(state, found.viewer, { action, reason, about: summaryOf(found.member), reportId: null })
  tellStanding(ask, found.member.id)
  return recordOf(state, found.member)
}

const limit: Rule<'limitMember'> = (ask) =>
  decide({ action: 'limit-member', kind: 'limit' }, ask, ({ account: { limited } }, { id }) => {
    if (limited.has(id)) return new Refusal('already-limited')
    limited.add(id)
    return undefined
  })

const liftLimit: Rule<'liftLimit'> = (ask) =>
  decide({ action: 'lift-limit' }, ask, (state, { id }) => {
    if (!state.account.limited.delete(id)) return new Refusal('user-not-found')
    endMeasures(state, id, 'limit')
    return undefined
  })

const removeParts: Rule<'removeProfileParts'> = (ask) =>
  decide({ action: 'remove-parts', kind: 'removal' }, ask, (_, member) => {
    const without = { ...noProfileTexts, avatar: null, name: member.username }
    const parts = [...new Set(ask.body.parts)].filter((part) => member[part] !== without[part])
    if (parts.length === 0) return new Refusal('invalid-input', { fields: { parts: 'There is nothing of this.' } })
    Object.assign(member, Object.fromEntries(parts.map((part) => [part, without[part]])))
    // In the order of the contract, in which a row is read.
    return profileParts.filter((part) => parts.includes(part))
  })

export const memberRules: Rules = {
  getMemberRecord(ask) {
    const found = named(ask)
    return found instanceof Refusal ? found : recordOf(ask.state, found.member)
  },
  warnMember: (ask) => decide({ action: 'warn-member', kind: 'warning' }, ask, () => undefined),
  limitMember: limit,
  liftLimit,
  removeProfileParts: removeParts,

  addMemberNote(ask) {
    const found = measured(ask)
    if (found instanceof Refusal) return found
    const { state, body } = ask
    const { viewer, member } = found
    const note = {
      id: nextId(state),
      text: body.text.trim(),
      by: summaryOf(viewer),
      at: new Date().toISOString(),
    }
    state.account.memberNotes = [{ userId: member.id, note }, ...state.account.memberNotes]
    logAction(state, viewer, { action: 'note-member', reason: '', about: summaryOf(member), reportId: null })
    return note
  },

  listMeasures({ state, viewer }) {
    if (!viewer) return new Refusal('not-signed-in')
    return state.account.measures
      .filter(({ userId }) => userId === viewer.id)
      .slice(0, limits.memberRecord.shown)
      .map(({ measure }) => measure)
  },
}
