/**
 * Error codes of the API, once. Every error answer is JSON `{code, message}`; the code decides what a client does, the message
 * is English for people and is what a toast shows where section 8 of the specification says "server message".
 */
export const errors = {
  'invalid-input': { status: 422, message: 'Some fields need another look.' },
  'missing-fields': { status: 422, message: 'Please fill in all required fields.' },
  'missing-credentials': { status: 422, message: 'Please enter both username and password.' },
  'password-too-short': { status: 422, message: 'Password must be at least 8 characters long.' },
  'invalid-username': { status: 422, message: 'Usernames are 3 to 20 letters a–z, digits or underscores.' },
  'invalid-email': { status: 422, message: 'Please enter a valid email address.' },
  'malformed-request': { status: 400, message: 'The request could not be read.' },
  'not-an-envelope': { status: 400, message: 'Encrypted content must be an encrypted envelope.' },
  'wrong-credentials': { status: 401, message: 'Please check your credentials and try again.' },
  'not-signed-in': { status: 401, message: 'Please sign in to continue.' },
  'cross-site': { status: 403, message: 'This request came from another site and was refused.' },
  forbidden: { status: 403, message: 'You are not allowed to do that.' },
  'not-found': { status: 404, message: 'There is nothing at this address.' },
  'user-not-found': { status: 404, message: 'No member has this username.' },
  'post-not-found': { status: 404, message: 'This post does not exist or is not visible to you.' },
  'method-not-allowed': { status: 405, message: 'This address does not accept that method.' },
  'username-taken': { status: 409, message: 'This username is already taken.' },
  'email-taken': { status: 409, message: 'This email address already has an account.' },
  'idempotency-mismatch': { status: 409, message: 'This request was sent before with other content.' },
  'poll-closed': { status: 409, message: 'This poll has ended.' },
  'already-voted': { status: 409, message: 'You have already voted in this poll.' },
  'post-deleted': { status: 410, message: 'This post was deleted.' },
  'body-too-large': { status: 413, message: 'This is too large to send.' },
  'unsupported-media': { status: 415, message: 'This kind of content is not supported here.' },
  'data-url-refused': { status: 422, message: 'Upload the file first; inline data is not accepted.' },
  'post-blank': { status: 422, message: 'A post needs some text.' },
  'post-too-long': { status: 422, message: 'A post can have up to 500 characters.' },
  'poll-invalid': { status: 422, message: 'A poll needs a question and 2 to 4 options.' },
  'too-many-requests': { status: 429, message: 'Too many attempts. Please wait a little and try again.' },
  'quota-reached': { status: 429, message: 'You have reached the limit for now. Please try again later.' },
  internal: { status: 500, message: 'Something went wrong on our side.' },
  'provider-failed': { status: 502, message: 'The assistant could not be reached.' },
  unavailable: { status: 503, message: 'The server is shutting down. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

/** A code of the catalogue above. */
export type ErrorCode = keyof typeof errors

/** The name of a form field with what is wrong with it, on codes with status 422 or 409. */
export type FieldErrors = Record<string, string>
