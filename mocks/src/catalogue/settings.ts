import { rows } from './row.ts'
import { texts } from './texts.ts'

const { authMore, auth, information, review, settings: m } = texts
const settings = { spec: '§2.11', screen: 'settings' } as const
const behaviour = { spec: 'behaviour §2.11', screen: 'settings' } as const
const signIn = { spec: 'behaviour §2.11', screen: 'sign-in' } as const
const page = { spec: '§2.14', screen: 'information', state: 'populated' } as const
const moderation = { spec: 'behaviour, calls beyond section 7', screen: 'moderation' } as const

/** Settings and the account's life: §2.11, §2.13, and what behaviour §2.11 makes of their placeholders. */
export const settingsRows = rows({
  'settings-loading': { ...settings, state: 'loading', call: 'getSettings', shows: m.loading() },
  'settings-fail': { ...settings, state: 'error', call: 'getSettings', shows: m.failedToLoad() },
  'settings-offline': { ...settings, state: 'offline', call: 'getSettings', shows: m.failedToLoad() },
  'settings-account': { ...settings, state: 'populated', call: 'getAccount', shows: m.saveChanges() },
  'settings-profile-saved': { ...behaviour, state: 'populated', call: 'updateUser', shows: m.saved() },
  'settings-username-taken': { ...behaviour, state: 'error', call: 'changeUsername', shows: m.usernameTaken() },
  'settings-email-pending': { ...behaviour, state: 'populated', call: 'changeEmail', shows: m.linkSent() },
  'settings-password-changed': {
    ...behaviour,
    state: 'populated',
    call: 'changePassword',
    shows: m.passwordChanged(),
  },
  'settings-password-wrong': { ...behaviour, state: 'error', call: 'changePassword', shows: m.wrongPassword() },
  'settings-passwords-differ': { ...settings, state: 'error', shows: m.passwordsDiffer() },
  'settings-sessions': { ...behaviour, state: 'populated', call: 'listSessions', shows: m.endOthers() },
  'settings-session-ended': { ...behaviour, state: 'populated', call: 'endSession', shows: m.sessionEnded() },
  'settings-others-ended': { ...behaviour, state: 'populated', call: 'endOtherSessions', shows: m.othersEnded() },
  'settings-two-step-on': { ...behaviour, state: 'populated', call: 'confirmTwoStep', shows: m.newCodesText() },
  'settings-two-step-wrong': { ...behaviour, state: 'error', call: 'confirmTwoStep', shows: m.wrongCode() },
  'settings-two-step-off': { ...behaviour, state: 'populated', call: 'endTwoStep', shows: m.twoStepEnded() },
  'settings-new-codes': { ...behaviour, state: 'populated', call: 'renewRecoveryCodes', shows: 'k7m2-p4q9-x3w8-r6ta' },
  'settings-passkeys': { ...behaviour, state: 'populated', call: 'removePasskey', shows: m.passkeyRemoved() },
  'settings-notifications': { ...settings, state: 'populated', call: 'updateSettings', shows: m.marketingEmails() },
  'settings-not-saved': { ...settings, state: 'error', call: 'updateSettings', shows: m.notSaved() },
  'settings-private': { ...settings, state: 'populated', call: 'updateSettings', shows: m.privateAccount() },
  'settings-data-sharing': { ...settings, state: 'populated', call: 'updateSettings', shows: m.aiContext() },
  'settings-muted': { ...behaviour, state: 'populated', call: 'addMutedWord', shows: 'spoilers' },
  'settings-muted-none': { ...behaviour, state: 'error', call: 'addMutedWord', shows: m.noWord() },
  'settings-download': { ...behaviour, state: 'populated', call: 'prepareExport', shows: m.downloadBegins() },
  'settings-download-wrong': { ...behaviour, state: 'error', call: 'prepareExport', shows: m.wrongPassword() },
  'settings-deleted': { ...behaviour, state: 'populated', call: 'deleteAccount', shows: auth.welcomeBack() },
  'settings-delete-wrong': { ...behaviour, state: 'error', call: 'deleteAccount', shows: m.notYourUsername() },
  'settings-theme': {
    ...settings,
    state: 'populated',
    call: 'updateSettings',
    shows: m.themeAbout(),
    covers: ['transition:theme-chosen'],
  },
  'settings-language': { ...settings, state: 'populated', call: 'updateSettings', shows: 'Sprache' },
  'settings-timezone': { ...settings, state: 'populated', call: 'updateSettings', shows: m.timezoneAbout() },
  'sign-in-second-step': { ...signIn, state: 'populated', call: 'secondStep', shows: authMore.secondStep() },
  'sign-in-second-step-wrong': { ...signIn, state: 'error', call: 'secondStep', shows: authMore.wrongCode() },
  'sign-in-reset-asked': {
    ...signIn,
    state: 'populated',
    call: 'requestPasswordReset',
    shows: authMore.linkSent({ email: 'ada@skein.example' }),
  },
  'sign-in-reset-set': { ...signIn, state: 'populated', call: 'resetPassword', shows: authMore.passwordSet() },
  'sign-in-reset-expired': { ...signIn, state: 'error', call: 'resetPassword', shows: authMore.linkExpired() },
  'sign-in-confirmed': {
    ...signIn,
    state: 'populated',
    call: 'confirmEmail',
    shows: authMore.emailConfirmed({ email: 'ada@skein.example' }),
  },
  'information-terms': { ...page, shows: information.termsOwnershipTitle() },
  'information-scrolled': { ...page, shows: information.termsOwnershipTitle() },
  'information-privacy': { ...page, shows: information.privacyChildrenTitle() },
  'information-cookies': { ...page, shows: 'skein-session' },
  'information-accessibility': { ...page, shows: information.accessGapsTitle() },
  'information-ads': { ...page, shows: information.adsInfoTitle() },
  'information-help': { ...page, shows: information.helpReportTitle() },
  'information-about': { ...page, shows: information.aboutMissionTitle() },
  'information-contact': { ...page, shows: information.contactMailTitle() },
  'information-contact-set': { ...page, shows: 'office@harbour.example' },
  'information-careers': { ...page, shows: information.careersAreasTitle() },
  'moderation-loading': { ...moderation, state: 'loading', call: 'listReports', shows: review.loading() },
  'moderation-empty': { ...moderation, state: 'empty', call: 'listReports', shows: review.none() },
  'moderation-open': { ...moderation, state: 'populated', call: 'listReports', shows: review.harassment() },
  'moderation-decided': { ...moderation, state: 'populated', call: 'decideReport', shows: review.none() },
  'moderation-fail': { ...moderation, state: 'error', call: 'listReports', shows: review.failed() },
  'moderation-members': { ...moderation, state: 'signed-out', call: 'listReports', shows: review.notFound() },
})
