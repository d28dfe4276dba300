/** Words of RangeSlider in English. */
export const sliderMessages = { minimum: 'Minimum', maximum: 'Maximum' };
