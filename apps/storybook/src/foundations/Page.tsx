import type { ReactNode } from 'react'

/** The sheet that every foundation is printed on. */
export function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <main className="mx-auto max-w-1032 px-24 py-40 text-post text-text">
      <h1 className="text-display font-bold text-balance">{title}</h1>
      <p className="mt-8 max-w-600 text-lead text-text-muted text-pretty">{lead}</p>
      <div className="mt-40 grid gap-40">{children}</div>
    </main>
  )
}

/** One part of it under a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-16">
      <h2 className="text-section font-bold">{title}</h2>
      {children}
    </section>
  )
}
