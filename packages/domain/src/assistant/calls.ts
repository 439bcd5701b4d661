import { limits } from '@skein/contract'
import { isBlank, isTooLong } from '@skein/contract/text'
import { callsWith, fieldsOf } from '../calls/define-call.ts'
import { languageOf } from '../calls/language.ts'
import { Problem } from '../calls/problem.ts'
import type { Database } from '../database/database.ts'
import { postId } from '../posts/post-id.ts'
import type { PostReader } from '../posts/post-reader.ts'
import type { CanView } from '../visibility.ts'
import type { Assistance } from './assistance.ts'
import { chatCalls } from './chat/calls.ts'
import { translatePost } from './translate-post.ts'

type Needs = {
  assistance: Assistance
  database: Database
  canView: CanView
  posts: PostReader
}

const defineCall = callsWith<Needs>()

const fieldOf = (sent: unknown, field: string): unknown =>
  typeof sent === 'object' && sent !== null ? Reflect.get(sent, field) : undefined

const isMissing = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && isBlank(value))

/** §7 POST /api/ai/enhance-post. */
const enhance = defineCall(
  'enhancePost',
  async ({ viewer, body, left, assistance }) => {
    return { enhanced: await assistance.enhance(viewer, body.content.trim(), left) }
  },
  {
    limit: 'assistance',
    refuseBody(sent, issues) {
      const fields = fieldsOf(issues)
      const content = fieldOf(sent, 'content')
      if (isMissing(content)) return new Problem('post-blank', { fields })
      return typeof content === 'string' && isTooLong(content, limits.post.max)
        ? new Problem('post-too-long', { fields })
        : undefined
    },
  },
)

/** §7 POST /api/image/generate; §5: a blank description. */
const generate = defineCall(
  'generateImage',
  async ({ viewer, body, left, assistance }) => {
    const asked = { ...body, prompt: body.prompt.trim() }
    return { url: await assistance.generateImage(viewer, asked, left) }
  },
  {
    limit: 'assistance',
    refuseBody: (sent, issues) =>
      isMissing(fieldOf(sent, 'prompt')) ? new Problem('prompt-blank', { fields: fieldsOf(issues) }) : undefined,
  },
)

const abilities = defineCall('getAbilities', ({ assistance }) => ({ altText: assistance.seesPictures }))

/** A description of a picture of one's own, to be checked by whoever posts it. */
const suggestAlt = defineCall(
  'suggestAltText',
  async ({ viewer, body, request, left, assistance }) => {
    const language = viewer.user.language ?? languageOf(request.headers)
    return { alt: await assistance.describe(viewer, body.url, language, left) }
  },
  { limit: 'assistance' },
)

const translate = defineCall(
  'translatePost',
  (context) => translatePost(context, context.viewer, postId(context.params.id), context.body.language, context.left),
  { limit: 'assistance' },
)

export const assistantCalls = [enhance, generate, abilities, suggestAlt, translate, ...chatCalls]
