/**
 * One ICU message → one TypeScript function. Understood: `{name}`, `{count, number}`, `plural`, `selectordinal`, `select`, `#`
 * and, at the top level, `<link>text</link>`, which hands its text to a function of the caller (a link, an emphasis).
 * The parser runs here, at generation; nothing of it reaches a browser.
 */
import { parse, type Token } from '@messageformat/parser'

/** What a message needs from its caller: an argument's name and its type. */
export type Arguments = Map<string, 'string' | 'number' | 'tag'>

/** A compiled message: its arguments and the expression that makes its text (`a` holds the arguments). */
export type Compiled = { args: Arguments; expression: string; rich: boolean }

const tagPattern = /<(\w+)>(.*?)<\/\1>/gs

/** How the words of a message are spelt; what is between them, its arguments and choices, stays. */
export type Spelling = (words: string) => string

const asWritten: Spelling = (words) => words

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
const inTemplate = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')

function note(args: Arguments, name: string, type: 'string' | 'number' | 'tag') {
  if (!/^[a-z]\w*$/i.test(name)) throw new Error(`"${name}" is not a name for an argument.`)
  const known = args.get(name)
  // A number may also stand plainly; everything else must agree with itself.
  if (known !== undefined && known !== type)
    throw new Error(`The argument "${name}" is used as ${known} and as ${type}.`)
  args.set(name, type)
}

/** The choice among cases as nested conditions, so that only the chosen text is built. */
function choice(
  token: Extract<Token, { type: 'plural' | 'select' | 'selectordinal' }>,
  language: string,
  args: Arguments,
  spell: Spelling,
) {
  const isSelect = token.type === 'select'
  note(args, token.arg, isSelect ? 'string' : 'number')
  if ((token.pluralOffset ?? 0) !== 0) throw new Error('Plural offsets are not supported.')
  const other = token.cases.find(({ key }) => key === 'other')
  if (other === undefined) throw new Error(`The choice by "${token.arg}" lacks "other".`)
  const rule = token.type === 'selectordinal' ? 'ordinal' : 'plural'
  const branches = token.cases
    .filter((branch) => branch !== other)
    .map(({ key, tokens }) => {
      const text = expressionOf(tokens, language, args, spell, token.arg)
      if (isSelect) return `a.${token.arg} === ${quote(key)} ? ${text} : `
      const exact = /^=(\d+)$/.exec(key)?.[1]
      return exact === undefined
        ? `${rule}(${quote(language)}, a.${token.arg}) === ${quote(key)} ? ${text} : `
        : `a.${token.arg} === ${exact} ? ${text} : `
    })
  return `(${branches.join('')}${expressionOf(other.tokens, language, args, spell, token.arg)})`
}

function expressionOf(tokens: Token[], language: string, args: Arguments, spell: Spelling, counted?: string): string {
  const onlyText = tokens.every(({ type }) => type === 'content')
  if (onlyText) return quote(spell(tokens.map((token) => (token.type === 'content' ? token.value : '')).join('')))
  const parts = tokens.map((token) => {
    switch (token.type) {
      case 'content':
        return inTemplate(spell(token.value))
      case 'argument':
        note(args, token.arg, 'string')
        return `\${a.${token.arg}}`
      case 'function':
        if (token.key !== 'number' || token.param) throw new Error(`The format "${token.key}" is not supported.`)
        note(args, token.arg, 'number')
        return `\${number(${quote(language)}, a.${token.arg})}`
      case 'octothorpe':
        return `\${number(${quote(language)}, a.${counted ?? ''})}`
      default:
        return `\${${choice(token, language, args, spell)}}`
    }
  })
  return `\`${parts.join('')}\``
}

/** Compiles one message of one language. @throws with the parser's words when the message is not well formed. */
export function compileMessage(message: string, language: string, spell: Spelling = asWritten): Compiled {
  const args: Arguments = new Map()
  const compilePart = (part: string) => expressionOf(parse(part), language, args, spell)
  const pieces: string[] = []
  let from = 0
  for (const match of message.matchAll(tagPattern)) {
    const [whole, name = '', text = ''] = match
    if (match.index > from) pieces.push(compilePart(message.slice(from, match.index)))
    note(args, name, 'tag')
    pieces.push(`a.${name}(${compilePart(text)})`)
    from = match.index + whole.length
  }
  if (pieces.length === 0) return { args, expression: compilePart(message), rich: false }
  if (from < message.length) pieces.push(compilePart(message.slice(from)))
  return { args, expression: `[${pieces.join(', ')}]`, rich: true }
}
