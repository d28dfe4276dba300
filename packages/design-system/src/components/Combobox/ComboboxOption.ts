/** What an option stands for: an id, mostly. Not an object: values are compared, and sent with the form. */
export type OptionValue = string | number;

export interface ComboboxOption<Value extends OptionValue = string> {
  value: Value;
  /** Shown in the input once chosen, and searched. */
  label: string;
  /** A muted second line, searched too: a company, a role. */
  detail?: string;
  disabled?: boolean;
}
