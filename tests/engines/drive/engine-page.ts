/** A page in any engine, as a person uses it: found by role and name, pressed, typed into, looked at. */

/** What is looked for: by role and name as a screen reader tells them, or by its label or placeholder. Strings are whole names. */
export type Target = ({ role: string; name?: string | RegExp } | { label: string } | { placeholder: string }) & {
  /** Looked for only in there. */
  within?: Target
  /** Which of several, from 0; the first when not given. */
  nth?: number
}

export type Size = { width: number; height: number }

/** Data that crosses from a test into the page and back. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

export interface EnginePage {
  /** Opens an address of the product and waits until its scripts have taken over the server's HTML. */
  open: (path: string) => Promise<void>
  reload: () => Promise<void>
  /** Waits until the scripts have taken over, where the product itself has loaded another document. */
  settle: () => Promise<void>
  back: () => Promise<void>
  resize: (size: Size) => Promise<void>
  /** The address without its origin. */
  path: () => Promise<string>
  /** Presses it with the mouse once it is there, enabled and not covered. */
  press: (target: Target) => Promise<void>
  /** Writes into a field in place of what stood there, key by key. */
  type: (target: Target, text: string) => Promise<void>
  /** Presses keys one after another, each with its modifiers: `Tab`, `Shift+Tab`, `Control+Enter`. */
  keys: (...keys: string[]) => Promise<void>
  /** Writes where the focus is, key by key. */
  write: (text: string) => Promise<void>
  /** Gives files to the first file input of the page, or of what is named. */
  attach: (files: string[], selector?: string) => Promise<void>
  /** How many there are that can be seen. */
  count: (target: Target) => Promise<number>
  attribute: (target: Target, name: string) => Promise<string | null>
  /** All text that can be seen, as the engine lays it out. */
  text: () => Promise<string>
  evaluate: <Result extends Json | void, Arg extends Json>(
    work: (arg: Arg) => Result | Promise<Result>,
    arg: Arg,
  ) => Promise<Result>
  /** Runs a script's text in the page. */
  run: (script: string) => Promise<void>
  screenshot: () => Promise<Buffer>
  close: () => Promise<void>
}

export interface EngineBrowser {
  /** As the browser names itself: "Firefox 153.7". */
  version: string
  /** A page of somebody who is signed in nowhere. */
  newPage: (options: { origin: string; size?: Size }) => Promise<EnginePage>
  close: () => Promise<void>
}

export const desktop: Size = { width: 1280, height: 900 }
export const phone: Size = { width: 390, height: 844 }
