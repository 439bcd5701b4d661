/** What only a browser has: files and the database that stay, and eyes for pictures and films. */
export { keptFiles } from './kept-files.ts'
export { keepCookies, keepDatabase, readState } from './kept-state.ts'
export { pictureOf, readFile } from './read-file.ts'
