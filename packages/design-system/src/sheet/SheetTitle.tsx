import {
  DialogDescription,
  DialogTitle,
  type DialogDescriptionProps,
  type DialogTitleProps,
} from '../dialog/DialogTitle.tsx'

/** The heading that names the sheet, where it stands in the content. The `title` of the content is the short form, in the head. */
export function SheetTitle(props: DialogTitleProps) {
  return <DialogTitle data-component="Sheet.Title" {...props} />
}

/** What is read out after the name of the sheet. */
export function SheetDescription(props: DialogDescriptionProps) {
  return <DialogDescription data-component="Sheet.Description" {...props} />
}
