import { Callout } from '@linework/design-system';
import type { ImportedName } from '@linework/domain';

/** Names of a file that mean nothing here and are not left out. */
export function openNames<Name extends ImportedName>(names: readonly Name[]): Name[] {
  return names.filter(({ id, isLeftOut }) => !id && !isLeftOut);
}

/** Says that names wait for their meaning; nothing is imported before. */
export function UnknownNames({ names }: { names: readonly ImportedName[] }) {
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
