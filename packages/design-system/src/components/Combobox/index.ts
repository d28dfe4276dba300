export { Combobox, type ComboboxOption, type ComboboxProps, type OptionValue } from './Combobox';
export type { LoadOptions } from './useOptions';
