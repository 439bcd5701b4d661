import type { Boot } from '@skein/contract'
import { Button } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

type DemoAccountProps = { demo: NonNullable<Boot['demo']>; onFill: () => void }

/** The demo account's hint (specification §2.13): there only while the server runs with demo data. */
export function DemoAccount({ demo, onFill }: DemoAccountProps) {
  const m = useMessages('auth')
  return (
    <section
      aria-label={m.demoAccount()}
      className="mt-24 flex items-center justify-between gap-12 rounded-card border border-dashed border-border-control py-13 ps-16 pe-12"
    >
      <div className="min-w-0">
        <p className="text-control font-semibold">{m.demoAccount()}</p>
        <p className="font-mono text-caption wrap-anywhere text-text-muted" dir="ltr">
          {demo.username} · {demo.password}
        </p>
      </div>
      <Button variant="soft" aria-label={m.fillInDemo()} onClick={onFill}>
        {m.fillIn()}
      </Button>
    </section>
  )
}
