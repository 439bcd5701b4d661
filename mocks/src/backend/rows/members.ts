/** Members, who is signed in, and what of accounts is a row of its own. */
import type { Settings } from '@skein/contract'
import { profileTextsOf } from '@skein/contract'
import { newInvitation } from '@skein/domain/auth/invitations'
import type { SecretBox } from '@skein/domain/auth/secret-box'
import type { RowsOf } from '@skein/domain/database/rows'
import { digestOf } from '@skein/domain/digest'
import { aiChoices } from '@skein/domain/settings/stored-settings'
import { bareUser } from '@skein/domain/users/bare-user'
import { quietKindsText } from '@skein/domain/notifications/quiet-kinds'
import { hoursAgo, idAt } from '../../fixtures/ids.ts'
import type { Person } from '../../fixtures/people.ts'
import type { Told } from '../options.ts'
import { longAgo, timeOf } from './moments.ts'

/** The secret of one-time codes of every member who has some, in base32. */
export const oneTimeSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** The token of the link that was sent by mail. */
export const mailedToken = 'a'.repeat(43)

const dayMs = 24 * 60 * 60_000

/** What a member chose, as columns. */
function choicesOf(settings: Partial<Settings>, isUngrouped: boolean) {
  const { privateAccount, discoverableByEmail, aiPosts, language, silencedNotifications, ...rest } = settings
  return {
    ...(privateAccount !== undefined && { private: Number(privateAccount) }),
    ...(discoverableByEmail !== undefined && { discoverable: Number(discoverableByEmail) }),
    ...(aiPosts !== undefined && { hides_ai: aiChoices.indexOf(aiPosts) }),
    ...(silencedNotifications !== undefined && { quiet_kinds: quietKindsText(silencedNotifications) }),
    language: language ?? null,
    settings: JSON.stringify({ ...rest, ...(isUngrouped && { groupNotifications: false }) }),
  }
}

/** @param passwordHash of every member that somebody may sign in as */
function userRow(person: Person, { account = {}, ...told }: Told, passwordHash: string) {
  const isSuspended = account.suspended?.has(person.id) === true
  const application = account.applications?.find(({ id }) => id === person.id)
  const isViewer = told.signedInAs?.id === person.id
  return {
    ...bareUser({
      id: person.id,
      username: person.username,
      name: person.name,
      time: timeOf(application?.createdAt ?? person.createdAt),
    }),
    ...profileTextsOf(person),
    email: person.kind === 'ai' ? null : person.email,
    password_hash: person.kind === 'ai' ? null : passwordHash,
    avatar: person.avatar,
    verified: Number(person.verified),
    kind: person.kind,
    followers_count: person.followersCount,
    following_count: person.followingCount,
    private: Number(person.private),
    quiet_kinds: '',
    discoverable: 0,
    updated_at: timeOf(person.updatedAt),
    deactivated_at: isSuspended || application ? longAgo() : null,
    suspended_at: isSuspended ? longAgo() : null,
    limited_at: account.limited?.has(person.id) ? longAgo() : null,
    role: account.moderators?.has(person.id) ? 'moderator' : 'member',
    email_confirmed: Number(application?.emailConfirmed ?? account.confirmed?.has(person.id) ?? false),
    awaits_approval: Number(application !== undefined),
    erase_at: null,
    ...(told.receipts?.includes(person.username) && { settings: JSON.stringify({ readReceipts: true }) }),
    ...(isViewer && choicesOf(told.settings ?? {}, told.isUngrouped === true)),
  } satisfies NonNullable<RowsOf['users']>[number]
}

/** @param token of the browser that asks */
/** The token of an account that was set aside. */
export const asideToken = ({ id }: Pick<Person, 'id'>): string => digestOf(`aside ${id}`)

function sessionRows({ signedInAs, besides = [], account = {} }: Told, token: string): RowsOf['sessions'] {
  if (signedInAs === undefined) return []
  const expires_at = Date.now() + 30 * dayMs
  const { id: user_id } = signedInAs
  const now = Date.now()
  const proved = 1
  return [
    {
      user_id,
      expires_at,
      proved,
      id: idAt(hoursAgo(1), 0x600000),
      token_hash: digestOf(token),
      user_agent: globalThis.navigator?.userAgent ?? '',
      created_at: now,
      last_seen_at: now,
    },
    ...besides.map((one, index) => ({
      user_id: one.id,
      expires_at,
      proved,
      id: idAt(hoursAgo(1), 0x600001 + index),
      token_hash: digestOf(asideToken(one)),
      user_agent: globalThis.navigator?.userAgent ?? '',
      created_at: now,
      last_seen_at: now,
    })),
    ...(account.sessions ?? []).map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      user_id,
      expires_at,
      proved,
      id,
      token_hash: digestOf(id),
      user_agent: userAgent,
      created_at: timeOf(createdAt),
      last_seen_at: timeOf(lastSeenAt),
    })),
  ]
}

/** The link that was sent by mail. */
function mailTokenRows({ members, signedInAs = members[0], mailed }: Told): RowsOf['mail_tokens'] {
  if (signedInAs === undefined || mailed === undefined) return []
  const { id: user_id, email } = signedInAs
  return [{ token_hash: digestOf(mailedToken), user_id, kind: mailed, email, expires_at: Date.now() + dayMs }]
}

type Parts = { passwordHash: string; token: string; secrets: SecretBox }

/** Rows of members and their accounts. */
export function memberRows(told: Told, { passwordHash, token, secrets }: Parts): RowsOf {
  const { members, account = {} } = told
  const withCodes = [...(account.twoStep ?? [])]
  return {
    users: members.map((person) => userRow(person, told, passwordHash)),
    sessions: sessionRows(told, token) ?? [],
    mail_tokens: mailTokenRows(told) ?? [],
    one_time_secrets: withCodes.map((id) => ({
      user_id: id,
      secret: secrets.close(oneTimeSecret, id),
      confirmed: 1,
      created_at: longAgo(),
      proved: 1,
    })),
    // Ten are made; what they are is nobody's business here.
    recovery_codes: withCodes.flatMap((id) =>
      Array.from({ length: 10 }, (_, index) => ({ user_id: id, code_hash: `v1.${index}` })),
    ),
    passkeys: [...(account.passkeys ?? [])].flatMap(([id, keys]) =>
      keys.map((key) => ({
        id: key.id,
        user_id: id,
        credential_id: key.id,
        public_key: '',
        counter: 0,
        transports: '[]',
        name: key.name,
        created_at: timeOf(key.createdAt),
        last_used_at: key.lastUsedAt === null ? null : timeOf(key.lastUsedAt),
        proved: 1,
      })),
    ),
    invitations: [...(account.invitations ?? [])].map((code) => newInvitation(code, Date.now(), 7)),
  }
}
