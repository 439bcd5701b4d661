export { Slider, type SliderProps } from './Slider.tsx'
export { sliderKeys } from './Slider.keys.ts'
