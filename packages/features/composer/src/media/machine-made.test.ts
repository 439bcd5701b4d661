import { expect, test } from 'vitest'
import { machineIn, withMachine } from './machine-made.ts'

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part)))),
  )

const header = [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0x1f, 0x15, 0xc4, 0x89]
const png = bytes(
  [0x89],
  'PNG\r\n\x1a\n',
  [0, 0, 0, 13],
  'IHDR',
  header,
  [0, 0, 0, 0],
  'IEND',
  [0xae, 0x42, 0x60, 0x82],
)
const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9])

test('a picture says what machine made it, or nothing', () => {
  const address = 'http://cv.iptc.org/newscodes/digitalsourcetype/'
  expect(machineIn(bytes('RIFF', `<x DigitalSourceType="${address}trainedAlgorithmicMedia"/>`))).toBe(
    'trainedAlgorithmicMedia',
  )
  expect(machineIn(bytes(`${address}compositeWithTrainedAlgorithmicMedia`))).toBe(
    'compositeWithTrainedAlgorithmicMedia',
  )
  expect(machineIn(bytes(`${address}digitalCapture`))).toBeUndefined()
  expect(machineIn(png)).toBeUndefined()
})

test.each([
  // Each format says how long the part is, in its own way.
  ['a PNG, after its header', png, 33, (view: DataView) => view.getUint32(33) + 12],
  ['a JPEG, after what says that it is one', jpeg, 20, (view: DataView) => view.getUint16(22) + 2],
  ['a JPEG that begins without that', bytes([0xff, 0xd8, 0xff, 0xd9]), 2, (view: DataView) => view.getUint16(4) + 2],
])('the mark goes into %s', (_, file, at, lengthOf) => {
  const marked = withMachine(file, 'algorithmicMedia')
  expect(machineIn(marked)).toBe('algorithmicMedia')
  const length = marked.length - file.length
  expect(marked.subarray(0, at)).toEqual(file.subarray(0, at))
  expect(marked.subarray(at + length)).toEqual(file.subarray(at))
  expect(lengthOf(new DataView(marked.buffer))).toBe(length)
})
