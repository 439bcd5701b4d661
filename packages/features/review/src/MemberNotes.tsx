import { useState, type FormEvent } from 'react'
import type { MemberNote } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { isBlank } from '@skein/contract/text'
import { serverMessageOf, useAddMemberNote } from '@skein/data'
import { Button, Field, RelativeTime, Textarea, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** What moderators noted about a member, newest first, and room for another note where it may be written. */
export function MemberNotes({
  memberId,
  notes,
  isOpen,
}: {
  memberId: string
  notes: readonly MemberNote[]
  isOpen: boolean
}) {
  const m = useMessages('review')
  return (
    <section aria-labelledby="record-notes">
      <h3 id="record-notes" className="text-post font-bold">
        {m.notes()}
      </h3>
      {notes.length === 0 ? (
        <p className="mt-4 text-control text-text-muted">{m.noNotes()}</p>
      ) : (
        <ul className="mt-8 grid gap-12">
          {notes.map(({ id, text, by, at }) => (
            <li key={id} className="grid gap-2 border-s-2 border-border ps-12 text-control">
              <p className="text-caption text-text-muted">
                {by === null ? m.gone() : `@${by.username}`} · <RelativeTime dateTime={at} />
              </p>
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {text}
              </p>
            </li>
          ))}
        </ul>
      )}
      {isOpen && <NewNote memberId={memberId} />}
    </section>
  )
}

function NewNote({ memberId }: { memberId: string }) {
  const m = useMessages('review')
  const { mutateAsync, isPending } = useAddMemberNote(memberId)
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setMissing(isBlank(text))
    if (isBlank(text)) return
    try {
      await mutateAsync(text)
    } catch (refusal) {
      toast({ title: m.notDone(), description: serverMessageOf(refusal) ?? m.tryAgain(), variant: 'destructive' })
      return
    }
    setText('')
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="mt-16 grid gap-16">
      <Field label={m.newNote()} help={m.noteHelp()} error={isMissing ? m.noteNeeded() : undefined}>
        <Textarea
          name="note"
          rows={2}
          maxLength={limits.memberNote.max}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <div className="flex justify-end">
        <Button type="submit" variant="quiet" loading={isPending}>
          {m.addNote()}
        </Button>
      </div>
    </form>
  )
}
