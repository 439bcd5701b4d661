export { Notice, NoticeAction, type NoticeProps } from './Notice.tsx'
