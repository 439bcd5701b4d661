import { replyRules, type ReplyRule } from '@skein/contract'
import { AtSignIcon, Button, ChevronDownIcon, DropdownMenu, GlobeIcon, LockIcon, UsersIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

const icons = {
  everyone: GlobeIcon,
  following: UsersIcon,
  mentioned: AtSignIcon,
  nobody: LockIcon,
} as const satisfies Record<ReplyRule, unknown>

type ReplyRuleToolProps = { rule: ReplyRule; isDisabled: boolean; onChoose: (rule: ReplyRule) => void }

/** Who may reply, in words; pressed, the choice. */
export function ReplyRuleTool({ rule, isDisabled, onChoose }: ReplyRuleToolProps) {
  const m = useMessages('replyRule')
  const Icon = icons[rule]
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button variant="ghost" size="sm" disabled={isDisabled} className="max-w-full text-accent-text">
          <Icon size={16} />
          <span className="truncate">{m[`${rule}Can`]()}</span>
          <ChevronDownIcon size={16} />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="start" label={m.title()}>
        <DropdownMenu.Label>{m.title()}</DropdownMenu.Label>
        <DropdownMenu.RadioGroup
          label={m.title()}
          value={rule}
          onValueChange={(value) => onChoose(replyRules.find((known) => known === value) ?? rule)}
        >
          {replyRules.map((value) => (
            <DropdownMenu.RadioItem key={value} value={value}>
              {m[value]()}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
