import {
  AiBadge,
  Avatar,
  Badge,
  Button,
  Card,
  Field,
  Input,
  SparklesIcon,
  Switch,
  VerifiedBadge,
} from '@skein/design-system'

/** A little of everything, to look at a theme by. */
export function Specimen() {
  return (
    <div className="grid gap-16">
      <Card className="grid gap-12 p-16">
        <div className="flex items-center gap-8">
          <Avatar name="Noor Haddad" />
          <strong>Noor Haddad</strong>
          <VerifiedBadge />
          <span className="text-text-muted">about 2 hours ago</span>
        </div>
        <p>Spent the day deleting settings nobody used. Fourteen fewer toggles, not one complaint.</p>
        <div className="flex flex-wrap gap-8">
          <Button>Post</Button>
          <Button variant="quiet">Follow</Button>
          <Button variant="ghost">Show more</Button>
          <Button tone="ai" iconStart={<SparklesIcon size={18} />}>
            Enhance
          </Button>
        </div>
      </Card>
      <Card tone="ai" className="flex items-center gap-8 p-16">
        <strong>AI Assistant</strong>
        <AiBadge />
        <Badge>Draft</Badge>
      </Card>
      <Field label="Full name" description="Shown beside your posts.">
        <Input defaultValue="Amara Okafor" />
      </Field>
      <Switch defaultChecked>Private account</Switch>
    </div>
  )
}
