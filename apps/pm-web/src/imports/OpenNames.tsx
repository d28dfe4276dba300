import { Callout } from '@linework/design-system';
import { type ImportedName, openNames } from '@linework/domain';

/** Says that names wait for their meaning; nothing is imported before. */
export function OpenNames({ names }: { names: readonly ImportedName[] }) {
  const { length } = openNames(names);
  if (length === 0) return null;
  return (
    <Callout tone="warning" role="status">
      {length === 1
        ? '1 name is not known here. Choose what it means, or leave its rows out.'
        : `${length} names are not known here. Choose what they mean, or leave their rows out.`}
    </Callout>
  );
}
