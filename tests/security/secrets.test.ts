import { expect, test } from 'vitest'
import { filesEndingIn } from '../architecture/repository.ts'
import { formCount, secretsIn } from './secrets.ts'

/** Put together here, so that no file of the tree holds what is looked for. */
const join = (...parts: string[]) => parts.join('')

const planted: [name: string, text: string][] = [
  ['a private key', join('-----BEGIN ', 'PRIVATE KEY-----\n', 'MIIEvQIBADANBgkqhkiG9w0B')],
  ['a private key', join('-----BEGIN RSA ', 'PRIVATE KEY-----\n', 'MIIEvQIBADANBgkqhkiG9w0B')],
  ['a private key in JSON', join('{"kty":"EC","crv":"P-256","x":"a","', 'd":"', 'a'.repeat(43), '"}')],
  ['an access key of AWS', join('key = AKIA', 'ABCDEFGHIJKLMNOP')],
  ['a token of GitHub', join('ghp', '_', 'a1'.repeat(18))],
  ['a token of GitLab', join('glpat', '-', 'a1'.repeat(10))],
  ['a token of npm', join('//registry.example/:_authToken', '=', '0123456789')],
  ['a key of OpenAI or Anthropic', join('sk', '-proj-', 'a1'.repeat(20))],
  ['a key of Perplexity', join('pplx', '-', 'a1'.repeat(20))],
  ['a key of Google', join('AIza', 'B'.repeat(35))],
  ['a token of Slack', join('xoxb', '-', '1234567890-abcdefghij')],
  ['a key of Stripe', join('sk_', 'live_', 'a1'.repeat(10))],
  ['a key of SendGrid', join('SG', '.', 'a'.repeat(22), '.', 'b'.repeat(43))],
  ['a project token of Chromatic', join('chpt', '_', 'a1'.repeat(8))],
  ['a password in an address', join('postgres://skein:', 'hunter2hunter2', '@db.skein.social:5432/skein')],
]

test('nothing that is tracked holds a secret', () => {
  const files = filesEndingIn('')
  expect(files.length).toBeGreaterThan(1000)
  expect(secretsIn(files)).toEqual([])
})

test.each(planted)('%s is found, told by its line and not repeated', (name, text) => {
  const [found, ...others] = secretsIn([{ path: 'src/x.ts', text: `// one\n${text}\n` }])
  expect([found, others]).toEqual([`src/x.ts:2 holds ${name}`, []])
})

test('every form is planted above', () => {
  expect(new Set(planted.map(([name]) => name)).size).toBe(formCount)
})

test.each(['.env', 'apps/server/.env.production', 'data/secrets-key', 'deploy/id_ed25519', 'cert.p12'])(
  '%s is a file of secrets by its name',
  (path) => {
    expect(secretsIn([{ path, text: '' }])).toEqual([`${path} is a file of secrets`])
  },
)

test('settings without a value, examples and words about keys are no secrets', () => {
  const text = [
    'OPENAI_API_KEY=',
    'postgres://skein:password@localhost:5432/skein',
    'smtps://user:secret@mail.example',
    'A file that begins with -----BEGIN PRIVATE KEY----- is one.',
    'task-list-item-is-a-class-name-of-some-length',
  ].join('\n')
  expect(secretsIn([{ path: '.env.example', text }])).toEqual([])
})
