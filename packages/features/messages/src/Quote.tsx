import { useQuote, type Reference } from '@skein/data'
import { IconButton, Pressable, XIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** Code points of a quoted message that are shown, and read out: its line is cut where there is no room anyway. */
const maxQuoted = 160

type QuotedProps = {
  userId: string
  /** The other member's name. */
  name: string
  reference: Reference
}

/** Who wrote the message that is answered, and its words in one line. `isThere`: it can be gone to. */
function useQuoteLine({ userId, name, reference }: QuotedProps): {
  who: string | null
  words: string
  isThere: boolean
} {
  const m = useMessages('messages')
  const quote = useQuote(userId, reference)
  if (quote.state !== 'shown') {
    const words = { loading: m.quoteLoading(), gone: m.quoteGone(), unreadable: m.quoteUnreadable() }
    return { who: null, words: words[quote.state], isThere: quote.state !== 'gone' }
  }
  const wordless = quote.picture === 'video' ? m.videoOf() : m.photo()
  const words = quote.text === '' ? wordless : Array.from(quote.text).slice(0, maxQuoted).join('')
  return { who: quote.isMine ? m.quoteYou() : name, words, isThere: true }
}

function Line({ who, words }: { who: string | null; words: string }) {
  return (
    <>
      {who !== null && <bdi className="block truncate font-semibold text-text">{who}</bdi>}
      <span dir="auto" className="block truncate">
        {words}
      </span>
    </>
  )
}

const frame = 'border-s-3 border-accent ps-10 text-start text-caption text-text-muted'

/** What a message answers, above its words; a press goes to it. What is gone is said to be, and leads nowhere. */
export function QuotedMessage({ onGo, ...props }: QuotedProps & { onGo: () => void }) {
  const m = useMessages('messages')
  const { who, words, isThere } = useQuoteLine(props)
  const line = (
    <>
      <span className="sr-only">{m.inReplyTo()} </span>
      <Line who={who} words={words} />
    </>
  )
  const place = `block w-full rounded-control bg-surface py-6 pe-10 ${frame}`
  return (
    <div className="min-w-0 px-8 pt-8">
      {isThere ? (
        <Pressable className={`${place} hover:underline`} onClick={onGo}>
          {line}
        </Pressable>
      ) : (
        <p className={place}>{line}</p>
      )}
    </div>
  )
}

/** What the next message answers, above the field, until it is sent or dropped. */
export function AnsweredMessage({ onDrop, ...props }: QuotedProps & { onDrop: () => void }) {
  const m = useMessages('messages')
  const { who, words } = useQuoteLine(props)
  return (
    <div className="flex w-full items-center gap-8 px-4">
      <figure aria-label={m.replyingTo()} className={`min-w-0 flex-1 ${frame}`}>
        <Line who={who} words={words} />
      </figure>
      <IconButton label={m.dropReply()} icon={<XIcon size={20} />} onClick={onDrop} />
    </div>
  )
}
