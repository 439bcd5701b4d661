/**
 * One word for one idea, in the props of everything that is exported. They are read from the reviewed reports in `api/`, which
 * test/api.test.ts holds against the types that are published.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync, type ESTree } from 'vite'

const reports = fileURLToPath(new URL('../api/', import.meta.url))

/** A prop as it is declared, by us: what comes from an element of HTML has the words of HTML. */
export interface DeclaredProp {
  /** The type that declares it, with the subpath that exports it. */
  readonly of: string
  readonly name: string
  readonly optional: boolean
  /** Its type, as text. */
  readonly type: string
  /** The texts between quotes in its type, and the numbers. */
  readonly values: readonly (string | number)[]
  readonly takesUndefined: boolean
  /** The whole declaration, as text. */
  readonly declaration: string
}

function valuesOf(type: ESTree.TSType): (string | number)[] {
  if (type.type === 'TSUnionType') return type.types.flatMap(valuesOf)
  if (type.type !== 'TSLiteralType' || type.literal.type !== 'Literal') return []
  const { value } = type.literal
  return typeof value === 'string' || typeof value === 'number' ? [value] : []
}

function takesUndefined(type: ESTree.TSType): boolean {
  if (type.type === 'TSUnionType') return type.types.some(takesUndefined)
  if (type.type === 'TSTypeReference') return type.typeName.type === 'Identifier' && type.typeName.name === 'ReactNode'
  return type.type === 'TSUndefinedKeyword' || type.type === 'TSUnknownKeyword'
}

/** The members that a type adds itself, through `&`, `|` and brackets; not those of what it names. */
function membersOf(type: ESTree.TSType): readonly ESTree.TSSignature[] {
  if (type.type === 'TSIntersectionType' || type.type === 'TSUnionType') return type.types.flatMap(membersOf)
  if (type.type === 'TSParenthesizedType') return membersOf(type.typeAnnotation)
  return type.type === 'TSTypeLiteral' ? type.members : []
}

/** What a component, a hook or a function is given; and what such a type is put together from in its own file. */
const isGiven = (name: string, exported: boolean) =>
  !exported || /(Props|Options|Option|Action|Item|Segment)$/.test(name)

/** The props that a file of declarations declares. */
export function declaredProps(subpath: string, source: string): DeclaredProp[] {
  return parseSync(`${subpath}.d.ts`, source).program.body.flatMap((statement) => {
    const exported = statement.type === 'ExportNamedDeclaration'
    const node = exported ? statement.declaration : statement
    if (node?.type !== 'TSTypeAliasDeclaration' && node?.type !== 'TSInterfaceDeclaration') return []
    if (!isGiven(node.id.name, exported)) return []
    const members = node.type === 'TSInterfaceDeclaration' ? node.body.body : membersOf(node.typeAnnotation)
    return members.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) return []
      const { typeAnnotation } = member.typeAnnotation
      return {
        of: `${subpath}: ${node.id.name}`,
        name: source.slice(member.key.start, member.key.end).replaceAll(/['"]/g, ''),
        optional: member.optional,
        type: source.slice(typeAnnotation.start, typeAnnotation.end),
        values: valuesOf(typeAnnotation),
        takesUndefined: takesUndefined(typeAnnotation),
        declaration: source.slice(node.start, node.end),
      }
    })
  })
}

/** The props of everything that is exported. */
export function allProps(): DeclaredProp[] {
  return readdirSync(reports).flatMap((file) =>
    [...readFileSync(`${reports}${file}`, 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)].flatMap(([, source = '']) =>
      declaredProps(file.replace('.api.md', ''), source),
    ),
  )
}

type Rule = readonly [taken: RegExp, instead: string, unless?: (prop: DeclaredProp) => boolean]

/** Names that another word has been chosen for. */
const names: readonly Rule[] = [
  [/^(aria-label|accessibleName|ariaLabel|caption)$/, 'label', ({ of }) => of === 'field: ControlProps'],
  [/^(help|hint|helperText|helpText|subtitle)$/, 'description'],
  [/^(color|colour|colorScheme|colorPalette|intent|severity|status)$/, 'tone'],
  [/^is[A-Z]|^(checkable|inactive)$/, 'the adjective alone: disabled, open, loading'],
  [/^(active|on|selected)$/, 'value, checked or pressed'],
  [/^(readonly)$/, 'readOnly'],
  [/^on(Press|Tap|Activate)$/, 'onClick'],
  [/^on(Dismiss|Hide|Cancel|RequestClose)$/, 'onClose'],
  [/^on(Open|Show|Toggle|VisibleChange)$/, 'onOpenChange'],
  [/^on(Failure|Fail)$/, 'onError'],
  [/^onChange$/, 'onValueChange, onCheckedChange …', ({ type }) => type.includes('ChangeEventHandler')],
  [/^(left|right)|(Left|Right)([A-Z]|$)/, 'start and end'],
  [/^(startSlot|endSlot|leading|trailing|prefix|suffix|before|after)$/, 'start and end'],
  [/^(sideOffset|offset|distance|spacing)$/, 'gap'],
  [/^(placement|position)$/, 'side and align'],
  [/^(portal|portalContainer|root|target)$/, 'container', ({ of }) => of === 'rich-text: RichTextProps'],
  [/^(as)$/, 'asChild', ({ of }) => of === 'card: CardProps'],
  [/^(hidden|visually)[A-Z]/, 'the noun first: titleHidden'],
]

/** Values that another word has been chosen for, by the prop that takes them. */
const values: readonly (readonly [prop: RegExp, taken: RegExp, instead: string])[] = [
  [/^variant$/, /^(ai|danger|destructive|success|warning|error)$/, 'tone'],
  [/^tone$/, /^(destructive|error|critical|negative)$/, 'danger'],
  [/^tone$/, /^(default|plain|none|normal)$/, 'neutral'],
  [/^tone$/, /^(page|stage|glass|solid)$/, 'variant or surface: it is no meaning'],
  [/^(side|align|edge|place)/i, /^(left|right|inline-start|inline-end)$/, 'start and end'],
  [/^size$/, /^(?!(xs|sm|md|lg)$)/, 'xs, sm, md, lg'],
]

/** What is drawn has its size in pixels: the picture of a person comes in the six that the look has. */
const drawn = new Set(['avatar: AvatarProps'])

/** What is wrong with a prop, one sentence each. */
export function faultsOf(prop: DeclaredProp): string[] {
  const at = `${prop.of}: ${prop.name}`
  const faults: string[] = []
  for (const [taken, instead, unless] of names)
    if (taken.test(prop.name) && !unless?.(prop)) faults.push(`${at}: the word is ${instead}`)
  for (const value of prop.values)
    for (const [name, taken, instead] of values)
      if (name.test(prop.name) && taken.test(String(value)) && !(prop.name === 'size' && drawn.has(prop.of)))
        faults.push(`${at}: ${String(value)}: the word is ${instead}`)
  // HTML's word beside ours would be a second one for the same name.
  if (prop.name === 'label' && /^string\b/.test(prop.type) && /ComponentProps/.test(prop.declaration))
    if (!prop.declaration.includes(`'aria-label'`)) faults.push(`${at}: aria-label has to be left out`)
  if (prop.name === 'open' && !/\bonOpenChange\?: OnOpenChange\b/.test(prop.declaration))
    faults.push(`${at}: without onOpenChange: OnOpenChange`)
  if (prop.optional && !prop.takesUndefined)
    faults.push(`${at}: undefined is refused where a consumer has exactOptionalPropertyTypes`)
  if (/\bRadix\./.test(prop.declaration)) faults.push(`${at}: has the words of another library`)
  return faults
}
