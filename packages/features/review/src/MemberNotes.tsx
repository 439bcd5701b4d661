import type { MemberNote } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { serverMessageOf, useAddMemberNote } from '@skein/data'
import { Button, RelativeTime, toast } from '@skein/design-system'
import { LongTextField, useTextForm } from '@skein/feature-form'
import { requiredText } from '@skein/feature-form/resolver'
import { useMessages } from '@skein/i18n'

const names = ['note'] as const
const empty = { note: '' }
const resolver = requiredText('note')

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
  const { mutateAsync } = useAddMemberNote(memberId)
  const { field, formProps, isSubmitting, clear } = useTextForm({
    names,
    resolver,
    saved: empty,
    wordsOf: () => m.noteNeeded(),
    async onValid(read) {
      try {
        await mutateAsync(read('note'))
      } catch (refusal) {
        toast({ title: m.notDone(), description: serverMessageOf(refusal) ?? m.tryAgain(), tone: 'danger' })
        return
      }
      clear()
    },
  })
  return (
    <form {...formProps} className="mt-16 grid gap-16">
      <LongTextField
        {...field('note')}
        label={m.newNote()}
        description={m.noteHelp()}
        rows={2}
        maxLength={limits.memberNote.max}
      />
      <div className="flex justify-end">
        <Button type="submit" variant="quiet" loading={isSubmitting}>
          {m.addNote()}
        </Button>
      </div>
    </form>
  )
}
