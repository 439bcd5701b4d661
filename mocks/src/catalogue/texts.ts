/** The English texts of the interface, so that what a row shows is written once, in `@skein/i18n`. */
import { messagesOf } from '@skein/i18n'

const [auth, common, composer, home, post, shell] = await Promise.all([
  messagesOf('en', 'auth'),
  messagesOf('en', 'common'),
  messagesOf('en', 'composer'),
  messagesOf('en', 'home'),
  messagesOf('en', 'post'),
  messagesOf('en', 'shell'),
])

export const texts = { auth, common, composer, home, post, shell }
