import type { ComponentPropsWithRef } from 'react';

export interface MeterRootProps extends ComponentPropsWithRef<'div'> {
  value: number;
  min?: number;
  max: number;
  /** What is measured. */
  label: string;
  /** The measure in words: '80,000 of 125,000'. */
  valueText?: string | undefined;
}

/** A measure to assistive technology, whatever it looks like. */
export function MeterRoot({ value, min = 0, max, label, valueText, ...rest }: MeterRootProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the native meter cannot be styled alike across browsers
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      {...rest}
    />
  );
}
