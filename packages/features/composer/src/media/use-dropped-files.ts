import { useFileDrop } from '@skein/design-system'

/** Files dropped on or pasted into a composer: all that came, a folder as well, since what judges them says of each why it cannot be posted. */
export const useDroppedFiles = (onFiles: (files: File[]) => void, disabled: boolean) =>
  useFileDrop({ onFiles: (files, { refused }) => onFiles([...files, ...refused]), disabled })
