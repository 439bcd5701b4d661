import { Switch } from '@skein/design-system'

type SwitchRowProps = {
  label: string
  about: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A setting that takes effect at once; the whole row presses. */
export function SwitchRow({ label, about, checked, onChange }: SwitchRowProps) {
  return (
    <Switch
      className="min-h-68 border-b py-8 border-border last:border-0"
      description={about}
      checked={checked}
      onCheckedChange={onChange}
    >
      {label}
    </Switch>
  )
}
