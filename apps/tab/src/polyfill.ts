/** What reads passkeys needs it when it is loaded: a script of its own, which runs before the page's. */
import 'reflect-metadata'
