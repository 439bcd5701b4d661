/** The dialogs about a post, each fetched when it is asked for. */
export const postDialogs = {
  block: async () => ({ Dialog: (await import('./BlockDialog.tsx')).BlockDialog }),
  delete: async () => ({ Dialog: (await import('./DeleteDialog.tsx')).DeleteDialog }),
  history: async () => ({ Dialog: (await import('./HistoryDialog.tsx')).HistoryDialog }),
  likes: async () => ({ Dialog: (await import('../marks/MarksDialog.tsx')).LikesDialog }),
  quotes: async () => ({ Dialog: (await import('../marks/MarksDialog.tsx')).QuotesDialog }),
  reactors: async () => ({ Dialog: (await import('../reactions/ReactorsDialog.tsx')).ReactorsDialog }),
  replyRule: async () => ({ Dialog: (await import('./ReplyRuleDialog.tsx')).ReplyRuleDialog }),
  reposts: async () => ({ Dialog: (await import('../marks/MarksDialog.tsx')).RepostsDialog }),
  report: async () => ({ Dialog: (await import('./ReportDialog.tsx')).ReportDialog }),
  why: async () => ({ Dialog: (await import('./WhyDialog.tsx')).WhyDialog }),
}

export type PostDialogKind = keyof typeof postDialogs
