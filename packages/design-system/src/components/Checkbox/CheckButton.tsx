'use client';
import { Checkbox as RadixCheckbox } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { withRef } from '../withRef';

export type CheckButtonProps = Omit<ComponentPropsWithRef<typeof RadixCheckbox.Root>, 'asChild'>;

/**
 * Radix' checkbox: what Checkbox and SelectableCard draw theirs with. Without a `name` nothing is submitted, and it comes without
 * the native checkbox that Radix' Root renders with each and takes away again where there is no form.
 */
export const CheckButton = withRef(function CheckButton(props: CheckButtonProps) {
  const { checked, defaultChecked, onCheckedChange, required, value, form, disabled, ...rest } = props;
  if (rest.name !== undefined) return <RadixCheckbox.Root {...props} />;
  return (
    <RadixCheckbox.unstable_Provider
      {...{ checked, defaultChecked, onCheckedChange, required, value, form, disabled }}
    >
      <RadixCheckbox.unstable_Trigger {...rest} />
    </RadixCheckbox.unstable_Provider>
  );
});
