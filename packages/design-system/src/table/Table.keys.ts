/** The keyboard contract of a table: shown in the documentation and executed by a test. */
export const tableKeys = [
  { key: 'Tab', when: 'rows are only read', does: 'goes to the table, if it scrolls, and to what stands in it' },
  { key: 'Enter', when: 'focus is on the head of a column', does: 'orders the rows by it; again, the other way round' },
] as const

/** The keyboard contract of a table whose rows are selected or opened (APG grid): shown in the documentation and executed by a test. */
export const tableGridKeys = [
  { key: 'Tab', when: 'focus is before it', does: 'goes to where one was; inside, goes on past the table' },
  { key: 'ArrowDown', when: 'focus is inside', does: 'goes to the next row' },
  { key: 'ArrowUp', when: 'focus is inside', does: 'goes to the row before; from the first, to the heads' },
  { key: 'ArrowRight', when: 'focus is inside', does: 'goes to the cell, or what stands in it, on the right' },
  { key: 'ArrowLeft', when: 'focus is inside', does: 'goes to the cell, or what stands in it, on the left' },
  { key: 'End', when: 'focus is inside', does: 'goes to the end of the row; with Control, to the last row' },
  { key: 'Home', when: 'focus is inside', does: 'goes to the start of the row; with Control, to the first row' },
  { key: 'PageDown', when: 'focus is inside', does: 'goes on by as many rows as are seen' },
  { key: 'PageUp', when: 'focus is inside', does: 'goes back by as many' },
  {
    key: 'Space',
    when: 'focus is on a row',
    does: 'selects it, or gives it up; with Shift, all from the last one to it',
  },
  {
    key: 'Shift+ArrowDown',
    when: 'several can be selected',
    does: 'goes to the next row and selects all from the last one to it; so does Shift+ArrowUp upwards',
  },
  { key: 'Control+A', when: 'several can be selected', does: 'selects all' },
  { key: 'Enter', when: 'focus is on a row', does: 'opens it; where rows are only selected, does as Space' },
] as const
