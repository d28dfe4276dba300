'use client';
import { NumberField, type NumberFieldProps } from '../NumberField';
import { withRef } from '../withRef';

export interface MoneyFieldProps extends NumberFieldProps {
  /** The workspace's currency, before the figure: `$`, `€`, `CA$`. */
  currencySymbol?: string;
}

/**
 * An amount in the workspace's currency, kept as typed in major units (`'125000.50'`); the form turns it into minor
 * units.
 *
 * Not for figures without a currency (`NumberField`).
 *
 * Keyboard: as in `NumberField`: arrows change it by a step, PageUp and PageDown by ten.
 *
 * @example <MoneyField label="Budget" currencySymbol="€" min={0} step={0.01} {...register('budget')} />
 */
export const MoneyField = withRef(function MoneyField({
  currencySymbol = '$',
  step = 0.01,
  ...rest
}: MoneyFieldProps) {
  return <NumberField data-component="MoneyField" leading={currencySymbol} step={step} {...rest} />;
});
