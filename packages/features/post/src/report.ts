/** The form that reports something, for the dialog of whoever shows it. Load it with the press that asks for it. */
export { ReportForm } from './menu/ReportForm.tsx'
