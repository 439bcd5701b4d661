import { useEffect, useReducer, useRef, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react'
import { useViewer, type Draft } from '@skein/data'
import { Avatar, VisuallyHidden, toast } from '@skein/design-system'
import { QuotedPostCard, quotedOf } from '@skein/feature-post'
import { useMessages } from '@skein/i18n'
import { useDrafts } from '../drafts/use-drafts.tsx'
import { useKeepDraft } from '../draft/use-keep-draft.ts'
import { canPost, isLocked, startComposer, stepComposer } from '../machine/composer.ts'
import { isEmpty, type Composition } from '../machine/composition.ts'
import type { NewMedia } from '../machine/events.ts'
import { emptyPoll } from '../machine/poll.ts'
import type { StoredDraft } from '../machine/stored-draft.ts'
import type { Subject } from '../machine/subject.ts'
import CropDialog from '../media/CropDialog.tsx'
import { DropMark } from '../media/DropMark.tsx'
import { useDroppedFiles } from '../media/use-dropped-files.ts'
import { MediaList } from '../media/MediaList.tsx'
import { useAddFiles } from '../media/use-add-files.ts'
import { useSend } from '../sending/use-send.ts'
import { withShared } from '../share/shared-text.ts'
import { insertAt } from '../text/insert.ts'
import { ComposerFoot } from './ComposerFoot.tsx'
import { ComposerHead } from './ComposerHead.tsx'
import { ComposerNotices } from './ComposerNotices.tsx'
import { ComposerText } from './ComposerText.tsx'
import { ComposerTools } from './ComposerTools.tsx'
import { PollPart } from './PollPart.tsx'
import { PreviewPart } from './PreviewPart.tsx'
import { ThreadParts } from './ThreadParts.tsx'
import { ThreadRow } from './ThreadRow.tsx'
import { useEnhance } from './use-enhance.ts'
import { useFirstWishes, type Wish } from './use-first-wish.ts'
import { useLateDialog } from './use-late-dialog.tsx'
import { useLinkPreview } from './use-link-preview.ts'
import { usePhone } from './use-phone.ts'
import { useUploads } from './use-uploads.ts'
import { WarningPart } from './WarningPart.tsx'

export type ComposerFormProps = {
  subject: Subject
  /** What it begins with: a draft, what was handed over, or a post that is edited. */
  initial: Composition
  /** The beginning came out of storage, and nobody has been told. */
  isRestored: boolean
  wishes: readonly Wish[]
  draft: Draft<StoredDraft>
  /** The field, which takes the focus. */
  field: RefObject<HTMLTextAreaElement | null>
  /** Is told what closing the dialog does. */
  onLeave: (close: (() => void) | undefined) => void
  onChange: (post: Composition) => void
  /** @param isDone it is posted: nothing is left of it. */
  onClose: (isDone?: boolean) => void
}

const loadGenerator = async () => (await import('../generate/GenerateDialog.tsx')).default
const loadRecorder = async () => (await import('../recorder/RecorderDialog.tsx')).default

/** Everything that belongs to a post while it is written, in the order in which the post will show it. */
export function ComposerForm(props: ComposerFormProps) {
  const { subject, initial, wishes, draft, field, onLeave, onChange, onClose } = props
  const m = useMessages('compose')
  const texts = useMessages('composer')
  const viewer = useViewer()
  const isPhone = usePhone()
  const form = useRef<HTMLFormElement>(null)
  /** The field of the thread that was written in last: where an emoji goes. */
  const written = useRef<HTMLTextAreaElement>(null)
  const [state, dispatch] = useReducer(stepComposer, initial, startComposer)
  const [said, say] = useState('')
  const [isRestored, setRestored] = useState(props.isRestored)
  const [cropping, setCropping] = useState<{ id: string; isOpen: boolean }>()
  const { post } = state
  const rests = isLocked(state)
  const isEdit = subject.kind === 'edit'

  useEffect(() => onChange(post), [post, onChange])
  const files = useAddFiles(post, dispatch, say)
  useKeepDraft(post, initial, draft)
  useUploads(post.media, dispatch, ({ kind }) => {
    if (kind === 'video') {
      toast({ title: m.uploadErrorTitle(), description: m.uploadErrorText(), tone: 'danger' })
    }
  })
  useLinkPreview(isEdit ? '' : post.text, post.preview, dispatch)
  useEnhance(state, dispatch)
  const words = isEdit
    ? { done: m.postUpdated(), failed: m.editFailed() }
    : { done: texts.postCreated(), failed: texts.postFailed(), waits: texts.postWaits() }
  useSend(state, subject, dispatch, words, () => {
    draft.clear()
    onClose(true)
  })
  const addMade = (item: NewMedia) => {
    dispatch({ type: 'media-added', items: [item] })
    say(m.added({ count: 1 }))
  }
  const generator = useLateDialog(loadGenerator, (Dialog, dialog) => <Dialog {...dialog} onUse={addMade} />)
  const focusField = () => requestAnimationFrame(() => field.current?.focus())
  // 'Post Video' posts it with the words that are there; without any it waits for them.
  const postVideo = (file: File) => {
    addMade({ id: crypto.randomUUID(), kind: 'video', name: file.name, file })
    dispatch({ type: 'sent' })
    focusField()
  }
  const recorder = useLateDialog(loadRecorder, (Dialog, dialog) => <Dialog {...dialog} onVideo={postVideo} />)
  const drafts = useDrafts({
    subject,
    post,
    onLeave,
    isLocked: rests,
    isReady: canPost(state),
    onOpen(opened) {
      dispatch({ type: 'draft-opened', post: opened })
      setRestored(false)
      focusField()
    },
    onWrite: focusField,
    onKept: (id) => dispatch({ type: 'draft-opened', post: { ...post, kept: id } }),
    onGone() {
      draft.clear()
      onClose(true)
    },
    onLeft: () => onClose(),
  })
  const shared = wishes.find((wish) => wish.kind === 'shared')
  useFirstWishes(wishes, dispatch, files.add, generator.open, (text) =>
    dispatch({ type: 'typed', text: withShared(post.text, text) }),
  )

  const drop = useDroppedFiles(files.add, rests || isEdit)
  const submit = () => dispatch({ type: 'sent' })
  const focusSoon = (selector: string) =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(selector)?.focus())
  const cropped = cropping && post.media.find(({ id }) => id === cropping.id)

  const head = (
    <ComposerHead
      subject={subject}
      state={state}
      isSaved={draft.isSaved && !isEmpty(post)}
      isPhone={isPhone}
      onClose={drafts.close}
      drafts={drafts.button}
    />
  )
  const foot = (
    <ComposerFoot state={state} subject={subject} isPhone={isPhone}>
      <ComposerTools
        state={state}
        isEdit={isEdit}
        onFiles={files.add}
        onRecord={recorder.open}
        isRecorderLoading={recorder.isLoading}
        onPoll={() => {
          dispatch({ type: 'poll-attached', draft: emptyPoll })
          focusSoon('[data-poll] input')
        }}
        onEmoji={(glyph) => {
          const element = written.current?.isConnected === true ? written.current : field.current
          const part = post.more.find(({ id }) => id === element?.dataset['part'])
          const next = insertAt(element, (part ?? post).text, glyph)
          dispatch(
            part === undefined
              ? { type: 'typed', text: next.text }
              : { type: 'part-typed', id: part.id, text: next.text },
          )
          requestAnimationFrame(() => element?.setSelectionRange(next.caret, next.caret))
        }}
        onWarning={() => {
          if (post.warning === null) dispatch({ type: 'warned', text: '' })
          focusSoon('[data-warning]')
        }}
        onEnhance={() => dispatch({ type: 'enhance-asked' })}
        onGenerate={generator.open}
        isGeneratorLoading={generator.isLoading}
      />
    </ComposerFoot>
  )

  return (
    <>
      {/* It hears the keys and files of everything inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={form}
        noValidate
        className="relative flex min-h-0 flex-1 flex-col"
        onFocus={({ target }) => {
          const isOfThread =
            target instanceof HTMLTextAreaElement && (target === field.current || 'part' in target.dataset)
          if (isOfThread) written.current = target
        }}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          if (canPost(state)) submit()
        }}
        onKeyDown={(event: KeyboardEvent) => {
          // A key that only ends a composition belongs to the input method; Safari marks it by its code alone.
          if (event.nativeEvent.isComposing || event.keyCode === 229) return
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          submit()
        }}
        {...drop.handlers}
      >
        {head}
        <div className="flex min-h-0 flex-1 gap-12 overflow-y-auto overscroll-contain p-16">
          {!isPhone && <Avatar name={viewer?.name ?? ''} src={viewer?.avatar ?? undefined} size={40} />}
          <div className="flex min-w-0 flex-1 flex-col gap-12">
            <ComposerNotices
              subject={subject}
              isRestored={isRestored}
              isPart={shared?.isPart === true}
              hasNoRoom={files.hasNoRoom}
              isWaiting={state.status === 'waiting'}
              published={state.status === 'posting' ? 0 : (post.after?.count ?? 0)}
              onDiscard={() => {
                dispatch({ type: 'discarded' })
                setRestored(false)
                // The draft goes; what the dialog was opened for stays.
                if (shared !== undefined) {
                  dispatch({ type: 'typed', text: shared.text })
                  files.add(shared.files)
                }
                field.current?.focus()
              }}
              onKeepEditing={() => dispatch({ type: 'held' })}
            />
            {post.warning !== null && (
              <WarningPart
                text={post.warning}
                isLocked={rests}
                onChange={(text) => dispatch({ type: 'warned', text })}
                onRemove={() => {
                  dispatch({ type: 'warned', text: null })
                  field.current?.focus()
                }}
              />
            )}
            <ComposerText state={state} subject={subject} field={field} dispatch={dispatch} say={say} />
            <MediaList
              media={post.media}
              dispatch={dispatch}
              isLocked={rests}
              say={say}
              onCrop={(id) => setCropping({ id, isOpen: true })}
            />
            {!isEdit && (
              <PreviewPart
                preview={post.preview}
                onClose={rests ? undefined : () => dispatch({ type: 'preview-dismissed' })}
              />
            )}
            {post.poll !== null && (
              <PollPart
                draft={post.poll.draft}
                isLocked={rests}
                onChange={(next) => dispatch({ type: 'poll-changed', draft: next })}
                onRemove={() => {
                  dispatch({ type: 'poll-removed' })
                  field.current?.focus()
                }}
              />
            )}
            <ThreadParts
              state={state}
              dispatch={dispatch}
              onFocus={(id) => (id === undefined ? field.current?.focus() : focusSoon(`[data-part="${id}"]`))}
            />
            {subject.kind === 'quote' && <QuotedPostCard post={quotedOf(subject.post)} isLink={false} />}
          </div>
        </div>
        <ThreadRow
          state={state}
          subject={subject}
          dispatch={dispatch}
          schedule={drafts.schedule}
          onAdded={(id) => focusSoon(`[data-part="${id}"]`)}
        />
        {foot}
        {drop.isOver && <DropMark label={m.dropHere()} />}
        {cropping !== undefined && cropped !== undefined && (
          <CropDialog
            key={cropping.id}
            item={cropped}
            isOpen={cropping.isOpen}
            onClose={() => setCropping({ ...cropping, isOpen: false })}
            onApply={(crop) => {
              dispatch({ type: 'media-cropped', id: cropping.id, crop })
              setCropping({ ...cropping, isOpen: false })
            }}
          />
        )}
        <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      </form>
      {/* Outside: what is typed and dropped there is not the post's. */}
      {generator.dialog}
      {recorder.dialog}
      {drafts.dialogs}
    </>
  )
}
