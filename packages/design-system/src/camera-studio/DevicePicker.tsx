'use client'
import { ChevronDownIcon } from '../icon/index.ts'
import { useWordSet } from '../provider/words.ts'
import type { RecorderDevice } from '../recorder/recorder.driver.ts'
import { cameraStudioWords } from './camera-studio.words.ts'
import { frame, label, mark, name, select } from './DevicePicker.css.ts'

export type DevicePickerProps = {
  devices: readonly RecorderDevice[]
  /** The chosen one; undefined lets the browser choose by front and rear. */
  value: string | undefined
  onValueChange: (deviceId: string | undefined) => void
  disabled?: boolean
}

/** Which camera. A native list: names of devices are long, and the system knows how to show them. */
export function DevicePicker({ devices, value, onValueChange, disabled = false }: DevicePickerProps) {
  const words = useWordSet(cameraStudioWords)
  return (
    <label className={label}>
      <span className={name}>{words.device}</span>
      <span className={frame}>
        <select
          className={select}
          value={value ?? ''}
          disabled={disabled}
          onChange={({ currentTarget }) => onValueChange(currentTarget.value === '' ? undefined : currentTarget.value)}
        >
          <option value="">{words.anyDevice}</option>
          {devices.map((device, index) => (
            <option key={device.deviceId} value={device.deviceId}>
              {device.label === '' ? words.unnamedDevice(index + 1) : device.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className={mark} />
      </span>
    </label>
  )
}
