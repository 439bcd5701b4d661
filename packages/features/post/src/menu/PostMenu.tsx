import type { Post } from '@skein/contract'
import { muteThread, unmuteThread, useMute, usePinPost, useViewer } from '@skein/data'
import {
  BellOffIcon,
  ClockIcon,
  DropdownMenu,
  VolumeOffIcon,
  FlagIcon,
  InfoIcon,
  LinkIcon,
  BanIcon,
  PencilIcon,
  PinIcon,
  PinOffIcon,
  ShareIcon,
  SmileIcon,
  toast,
  TrashIcon,
  UsersIcon,
} from '@skein/design-system'
import { useMemberGate } from '@skein/feature-person'
import { useLanguage, useMessages } from '@skein/i18n'
import { copyLink, sharePost } from '../actions/share.ts'
import { requestCompose } from '../compose-port.ts'
import { TranslateItem } from '../translation/TranslateItem.tsx'
import { AnchoredMenu } from './AnchoredMenu.tsx'
import { focusNeighbour } from './focus-neighbour.ts'
import { failureToast } from './failure-toast.ts'
import type { Reason } from './post-dialog-props.ts'
import type { PostDialogKind } from './post-dialogs.ts'
import type { MenuAnchor } from './use-menu.ts'
import { writerOf } from './writer.ts'

export { lookForDeviceTranslator } from '@skein/data'

type PostMenuProps = {
  anchor: MenuAnchor
  post: Post
  reason?: Reason | undefined
  onDialog: (kind: PostDialogKind) => void
  /** Its words stand where a translation has room under them. */
  isTranslatable?: boolean
}

/** What can be done with a post beyond its row of actions: for its writer Pin, Edit and Delete, for others Mute, Block and Report. */
export function PostMenu({ anchor, post, reason, onDialog, isTranslatable = true }: PostMenuProps) {
  const m = useMessages('postMore')
  const posts = useMessages('post')
  const language = useLanguage()
  const viewer = useViewer()
  const mayAct = useMemberGate()
  const writer = writerOf(post)
  const { username } = writer
  const isOwn = viewer?.id === writer.id
  const { mute, unmute } = useMute(writer.id)
  const { pin, unpin } = usePinPost(post.id)
  const isPinned = post.viewer.pinned === true

  const takeMuteBack = async () => {
    try {
      await unmute()
      toast({ title: m.unmuted({ username }) })
    } catch (error) {
      failureToast(m.failedToUnmute({ username }), error, m.tryAgain())
    }
  }
  const muteWriter = async () => {
    focusNeighbour(anchor.button.current)
    try {
      await mute()
      toast({
        title: m.muted({ username }),
        description: m.mutedText(),
        action: { label: m.undo(), onClick: () => void takeMuteBack() },
      })
    } catch (error) {
      failureToast(m.failedToMute({ username }), error, m.tryAgain())
    }
  }

  const takeThreadMuteBack = async () => {
    try {
      await unmuteThread(post.id)
      toast({ title: m.threadUnmuted() })
    } catch (error) {
      failureToast(m.failedToMuteThread(), error, m.tryAgain())
    }
  }
  const muteConversation = async () => {
    try {
      await muteThread(post.id)
      toast({
        title: m.threadMuted(),
        description: m.threadMutedText(),
        action: { label: m.undo(), onClick: () => void takeThreadMuteBack() },
      })
    } catch (error) {
      failureToast(m.failedToMuteThread(), error, m.tryAgain())
    }
  }

  const togglePin = async () => {
    try {
      await (isPinned ? unpin() : pin())
      toast({ title: isPinned ? m.unpinned() : m.pinned() })
    } catch (error) {
      failureToast(isPinned ? m.failedToUnpin() : m.failedToPin(), error, m.tryAgain())
    }
  }

  return (
    <AnchoredMenu anchor={anchor} label={posts.more()}>
      <DropdownMenu.Item icon={<LinkIcon size={18} />} onSelect={() => void copyLink(post.id, language)}>
        {m.copyLink()}
      </DropdownMenu.Item>
      <DropdownMenu.Item
        icon={<ShareIcon size={18} />}
        onSelect={() => void sharePost(post.id, post.author.name, language)}
      >
        {m.sharePost()}
      </DropdownMenu.Item>
      {isTranslatable && <TranslateItem post={post} />}
      {post.reactions.length > 0 && (
        <DropdownMenu.Item icon={<SmileIcon size={18} />} onSelect={() => onDialog('reactors')}>
          {m.whoReacted()}
        </DropdownMenu.Item>
      )}
      {post.editedAt !== null && (
        <DropdownMenu.Item icon={<ClockIcon size={18} />} onSelect={() => onDialog('history')}>
          {m.editHistory()}
        </DropdownMenu.Item>
      )}
      {reason && (
        <DropdownMenu.Item icon={<InfoIcon size={18} />} onSelect={() => onDialog('why')}>
          {m.why()}
        </DropdownMenu.Item>
      )}
      <DropdownMenu.Separator />
      <DropdownMenu.Item
        icon={<BellOffIcon size={18} />}
        onSelect={() => {
          if (mayAct()) void muteConversation()
        }}
      >
        {m.muteThread()}
      </DropdownMenu.Item>
      {isOwn ? (
        <>
          <DropdownMenu.Item
            icon={isPinned ? <PinOffIcon size={18} /> : <PinIcon size={18} />}
            onSelect={() => void togglePin()}
          >
            {isPinned ? m.unpin() : m.pin()}
          </DropdownMenu.Item>
          <DropdownMenu.Item icon={<PencilIcon size={18} />} onSelect={() => requestCompose({ kind: 'edit', post })}>
            {m.editPost()}
          </DropdownMenu.Item>
          {post.replyToId === null && (
            <DropdownMenu.Item icon={<UsersIcon size={18} />} onSelect={() => onDialog('replyRule')}>
              {m.whoCanReply()}
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item tone="danger" icon={<TrashIcon size={18} />} onSelect={() => onDialog('delete')}>
            {m.deletePost()}
          </DropdownMenu.Item>
        </>
      ) : (
        <>
          <DropdownMenu.Item
            icon={<VolumeOffIcon size={18} />}
            onSelect={() => {
              if (mayAct()) void muteWriter()
            }}
          >
            {m.mute({ username })}
          </DropdownMenu.Item>
          <DropdownMenu.Item
            icon={<BanIcon size={18} />}
            onSelect={() => {
              if (mayAct()) onDialog('block')
            }}
          >
            {m.block({ username })}
          </DropdownMenu.Item>
          <DropdownMenu.Item
            tone="danger"
            icon={<FlagIcon size={18} />}
            onSelect={() => {
              if (mayAct()) onDialog('report')
            }}
          >
            {m.report()}
          </DropdownMenu.Item>
        </>
      )}
    </AnchoredMenu>
  )
}
