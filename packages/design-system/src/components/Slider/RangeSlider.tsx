'use client';
import { useMessages } from '../../locale/useMessages';
import { Field, type FieldText } from '../Field';
import { useControllable } from '../useControllable';
import { withRef } from '../withRef';
import { sliderMessages } from './messages';
import { type SliderScale, SliderTrack } from './SliderTrack';

/** Lower and upper end, the lower first. */
type Ends = readonly [number, number];

export interface RangeSliderProps extends FieldText, SliderScale {
  value?: Ends;
  /** The whole scale unless given. */
  defaultValue?: Ends;
  /** While it moves. */
  onValueChange?: (value: [number, number]) => void;
  /** Once it rests: where each change costs something. */
  onValueCommit?: (value: [number, number]) => void;
  /** Steps that the ends keep between them. */
  gap?: number;
  minimumLabel?: string;
  maximumLabel?: string;
}

/**
 * From here to there on a scale: budgets between two amounts, revisions of a period. Each end is a thumb and a stop of the
 * Tab key, with the keys of `Slider`; by keys they do not pass each other.
 *
 * Not for ends that people know to the figure (two `NumberField`s), nor for days (`DateRange`).
 *
 * @example <RangeSlider label="Budget" max={500} value={budget} onValueChange={setBudget} />
 */
export const RangeSlider = withRef(function RangeSlider({
  label,
  hint,
  error,
  required,
  hideLabel,
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  gap = 0,
  minimumLabel,
  maximumLabel,
  min = 0,
  max = 100,
  id,
  'aria-describedby': describedBy,
  ...rest
}: RangeSliderProps) {
  const text = useMessages('Slider', sliderMessages);
  const [shown, setShown] = useControllable<Ends>(
    value,
    defaultValue ?? [min, max],
    onValueChange && (([low, high]) => onValueChange([low, high])),
  );
  const ends = ([low = shown[0], high = shown[1]]: number[]): [number, number] => [low, high];
  return (
    <Field
      data-component="RangeSlider"
      group
      {...{ label, hint, error, required, hideLabel, describedBy }}
      controlId={id}
    >
      {(control, labelId) => (
        <SliderTrack
          {...rest}
          {...{ min, max, gap, control, labelId }}
          thumbNames={[minimumLabel ?? text.minimum, maximumLabel ?? text.maximum]}
          values={shown}
          onValuesChange={(values) => setShown(ends(values))}
          onValuesCommit={(values) => onValueCommit?.(ends(values))}
        />
      )}
    </Field>
  );
});
