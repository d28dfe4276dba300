export { RangeSlider, type RangeSliderProps } from './RangeSlider';
export { Slider, type SliderProps } from './Slider';
export type { SliderMark } from './SliderTrack';
