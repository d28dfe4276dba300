import { TagsInput, type TagsInputProps } from '@linework/design-system';
import { useFormField } from './useFormField';

/** A `TagsInput` of the form around it. */
export function FormTagsInput({ name, ...rest }: TagsInputProps & { name: string }) {
  const { value, change, control } = useFormField<string[]>(name);
  return <TagsInput value={value} onValueChange={change} {...control} {...rest} />;
}
