import { limits } from '@skein/contract/limits'
import { serverMessageOf, useAppealMeasure } from '@skein/data'
import { Button, Dialog, toast } from '@skein/design-system'
import { LongTextField, useTextForm } from '@skein/feature-form'
import { requiredText } from '@skein/feature-form/resolver'
import { useMessages } from '@skein/i18n'

const names = ['appeal'] as const
const resolver = requiredText('appeal')

/** The one answer to a decision. */
export function AppealDialog({ measureId, onClose }: { measureId: string; onClose: () => void }) {
  const m = useMessages('settings')
  const { mutateAsync } = useAppealMeasure()
  const { field, formProps, isSubmitting } = useTextForm({
    names,
    resolver,
    wordsOf: () => m.appealNeeded(),
    async onValid(read) {
      try {
        await mutateAsync({ id: measureId, text: read('appeal') })
      } catch (refusal) {
        toast({
          title: m.appealFailed(),
          description: serverMessageOf(refusal) ?? m.tryAgain(),
          tone: 'danger',
        })
        return
      }
      toast({ title: m.appealSent() })
      onClose()
    },
  })
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Content title={m.appeal()} description={m.appealAbout()}>
        <form {...formProps} className="mt-16 grid gap-16">
          <LongTextField {...field('appeal')} label={m.appealReason()} rows={4} maxLength={limits.appeal.max} />
          <Dialog.Actions>
            <Dialog.Close asChild>
              <Button variant="quiet">{m.cancel()}</Button>
            </Dialog.Close>
            <Button type="submit" loading={isSubmitting}>
              {m.appealSend()}
            </Button>
          </Dialog.Actions>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  )
}
