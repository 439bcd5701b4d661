/** What a handler that reads a body that is no JSON, or sends an answer that is none, needs beside its ports. */
export type Web = {
  web: {
    request: Request
    /** Answers in place of what the handler returns. */
    respond: (response: Response) => void
  }
}
