import { TagsInput, type TagsInputProps } from '@linework/design-system';
import { usePendingText } from '../uncommitted';
import { useFormField } from './useFormField';

/** A `TagsInput` of the form around it. */
export function FormTagsInput({ name, ...rest }: TagsInputProps & { name: string }) {
  const { value, change, control } = useFormField<string[]>(name);
  const { key, props } = usePendingText(name);
  return <TagsInput key={key} value={value} onValueChange={change} {...props} {...control} {...rest} />;
}
