'use client';
import { Field, type FieldText } from '../Field';
import { useControllable } from '../useControllable';
import { withRef } from '../withRef';
import { type SliderScale, SliderTrack } from './SliderTrack';

export interface SliderProps extends FieldText, SliderScale {
  value?: number;
  /** `min` unless given. */
  defaultValue?: number;
  /** While it moves. */
  onValueChange?: (value: number) => void;
  /** Once it rests: where each change costs something. */
  onValueCommit?: (value: number) => void;
}

/**
 * A figure that is felt rather than known: an opacity, a zoom.
 *
 * Not for a figure that people know (`NumberField`), nor for a few named steps (`SegmentedControl`).
 *
 * Keyboard: arrows change it by a step, PageUp and PageDown by ten, Home and End go to the ends.
 *
 * @example <Slider label="Layer opacity" value={opacity} onValueChange={setOpacity} formatValue={(value) => `${value} %`} />
 */
export const Slider = withRef(function Slider({
  label,
  hint,
  error,
  required,
  hideLabel,
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  min = 0,
  id,
  'aria-describedby': describedBy,
  ...rest
}: SliderProps) {
  const [shown, setShown] = useControllable(value, defaultValue ?? min, onValueChange);
  return (
    <Field
      data-component="Slider"
      group
      {...{ label, hint, error, required, hideLabel, describedBy }}
      controlId={id}
    >
      {(control, labelId) => (
        <SliderTrack
          {...rest}
          {...{ min, control, labelId }}
          values={[shown]}
          onValuesChange={([next = shown]) => setShown(next)}
          onValuesCommit={([next = shown]) => onValueCommit?.(next)}
        />
      )}
    </Field>
  );
});
