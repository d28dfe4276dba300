/** Words of NumberField in English. */
export const numberFieldMessages = {
  increase: 'Increase',
  decrease: 'Decrease',
  /** What a screen reader calls it instead of 'edit text'. */
  role: 'number field',
};
