/**
 * Looks for secrets in the tracked tree: keys and tokens have forms of their own, fixed by those who give them out. A library for this
 * (secretlint, gitleaks) is larger than the tree's own tools together; what it would find in a tree like this one are these forms.
 */
import type { SourceFile } from '../architecture/repository.ts'

type Form = { name: string; pattern: RegExp }

/** Forms that nothing else has. Sources: the documentation of each service, and gitleaks' table of rules. */
const forms: readonly Form[] = [
  { name: 'a private key', pattern: /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----\s*[\w+/=]{16}/ },
  { name: 'a private key in JSON', pattern: /"kty"\s*:\s*"(?:EC|RSA|OKP)"[^}]{0,400}"d"\s*:\s*"[\w-]{20,}"/ },
  { name: 'an access key of AWS', pattern: /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/ },
  { name: 'a token of GitHub', pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{60,})/ },
  { name: 'a token of GitLab', pattern: /\bglpat-[\w-]{20,}/ },
  { name: 'a token of npm', pattern: /\bnpm_[A-Za-z0-9]{36}\b|_authToken\s*=\s*[^\s$]{8,}/ },
  { name: 'a key of OpenAI or Anthropic', pattern: /\bsk-(?:proj-|ant-|svcacct-)?[A-Za-z0-9_-]{32,}/ },
  { name: 'a key of Perplexity', pattern: /\bpplx-[A-Za-z0-9]{32,}/ },
  { name: 'a key of Google', pattern: /\bAIza[\w-]{35}\b/ },
  { name: 'a token of Slack', pattern: /\bxox[abeoprs]-[\w-]{20,}/ },
  { name: 'a key of Stripe', pattern: /\b[rs]k_live_[A-Za-z0-9]{16,}/ },
  { name: 'a key of SendGrid', pattern: /\bSG\.[\w-]{22}\.[\w-]{43}/ },
  { name: 'a project token of Chromatic', pattern: /\bchpt_[a-f0-9]{12,}/ },
  // Of this machine alone is nobody's secret, and so is a host that no name server knows (RFC 2606).
  {
    name: 'a password in an address',
    pattern:
      /\b(?:postgres(?:ql)?|smtps?|https?|redis|amqp|mongodb(?:\+srv)?):\/\/[^\s:@/'"`<>${}]+:[^\s:@/'"`<>${}]{3,}@(?!127\.|\[::1\]|(?:localhost|db|host|h|(?:[\w-]+\.)*(?:example|test|invalid)|(?:[\w-]+\.)*example\.(?:com|org|net))(?![\w.-]))[\w.[-]+/,
  },
]

/** Files that a deployment makes and nobody commits. */
const keyFile =
  /(?:^|\/)(?:\.env(?:\.(?!example$)[\w.]+)?|id_(?:rsa|dsa|ecdsa|ed25519)|secrets-key|vapid(?:-keys)?\.json|\.netrc|[\w.-]+\.(?:p12|pfx|jks|keystore))$/

/** Where secrets stand, one sentence each; never the secret itself, which would then be in a log too. */
export function secretsIn(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => [
    ...(keyFile.test(path) ? [`${path} is a file of secrets`] : []),
    ...forms.flatMap(({ name, pattern }) => {
      const found = pattern.exec(text)
      return found ? [`${path}:${text.slice(0, found.index).split('\n').length} holds ${name}`] : []
    }),
  ])
}

/** How many forms are looked for. */
export const formCount = forms.length
