export { Slider, type SliderProps } from './Slider.tsx'
export { RangeSlider, type RangeSliderProps, type RangeSliderValue } from './RangeSlider.tsx'
export { rangeSliderKeys, sliderKeys } from './Slider.keys.ts'
