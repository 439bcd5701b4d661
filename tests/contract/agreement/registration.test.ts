import { agree } from '../agree.ts'
import { approvalJourneys, invitationJourneys } from '../journeys/registration.ts'

agree(approvalJourneys, {
  settings: { REGISTRATION: 'approval', BLOCKED_MAIL_DOMAINS: 'throwaway.example' },
  config: { registration: 'approval', blockedMailDomains: ['throwaway.example'] },
})
agree(invitationJourneys, { settings: { REGISTRATION: 'invitation' }, config: { registration: 'invitation' } })
