import { describe, expect, test } from 'vitest'
import type { FormSchema } from '@skein/feature-form'
import { firstProblem } from './first-problem.ts'
import { applySchema, invitedSchema, registerSchema } from './register.schema.ts'
import { signInSchema } from './sign-in.schema.ts'

const good = {
  username: 'maren',
  name: 'Maren Holt',
  email: 'maren@holt.example',
  password: 'quiet-paper',
  confirmPassword: 'quiet-paper',
}

/** The first problem of each field, as a form shows it. */
function problemsOf(schema: FormSchema, values: Record<string, string>) {
  const problems: Record<string, { code: string }> = {}
  for (const issue of schema.safeParse(values).error?.issues ?? []) {
    problems[String(issue.path[0])] ??= { code: issue.message }
  }
  return problems
}

const register = (change: Partial<typeof good>) => problemsOf(registerSchema, { ...good, ...change })

test('five good fields have no problem', () => {
  expect(register({})).toEqual({})
})

test('a code is required where nothing else lets one in', () => {
  const without = { ...good, invitation: ' ' }
  expect(problemsOf(invitedSchema, without)).toEqual({ invitation: { code: 'required' } })
  expect(problemsOf(invitedSchema, { ...good, invitation: 'a' })).toEqual({})
  expect(problemsOf(applySchema, without)).toEqual({})
  expect(problemsOf(applySchema, { ...without, confirmPassword: 'x' })).toEqual({
    confirmPassword: { code: 'mismatch' },
  })
})

describe('what is wrong stands at its field', () => {
  test.each([
    [{ username: '  ' }, { username: { code: 'required' } }],
    [{ username: 'ab' }, { username: { code: 'username' } }],
    [{ username: 'Maren' }, {}],
    [{ name: '' }, { name: { code: 'required' } }],
    [{ name: '\u3164\ufe0f' }, { name: { code: 'required' } }],
    [{ name: 'x'.repeat(51) }, { name: { code: 'name' } }],
    [{ email: 'maren@' }, { email: { code: 'email' } }],
    [{ email: '' }, { email: { code: 'required' } }],
    [{ confirmPassword: 'other' }, { confirmPassword: { code: 'mismatch' } }],
    [{ password: 'sixsix', confirmPassword: 'sixsix' }, { password: { code: 'short' } }],
    [{ password: '        ', confirmPassword: '        ' }, {}],
  ])('%j', (change, problems) => {
    expect(register(change)).toEqual(problems)
  })
})

describe('the toast tells the first problem in the order of section 5', () => {
  test.each([
    [{ email: '', password: 'six', confirmPassword: 'seven' }, 'missing'],
    [{ password: 'six', confirmPassword: 'seven' }, 'mismatch'],
    [{ password: 'sixsix', confirmPassword: 'sixsix' }, 'short'],
    [{ username: '??', password: 'sixsix', confirmPassword: 'sixsix' }, 'short'],
    [{ username: '??' }, 'other'],
  ])('%j', (change, verdict) => {
    expect(firstProblem(register(change))).toBe(verdict)
  })
})

test('sign-in asks for both', () => {
  expect(problemsOf(signInSchema, { username: ' ', password: '' })).toEqual({
    username: { code: 'required' },
    password: { code: 'required' },
  })
  expect(problemsOf(signInSchema, { username: 'ada@skein.example', password: ' ' })).toEqual({})
})
