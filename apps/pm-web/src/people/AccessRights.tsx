import { DescriptionList, Stack, Text } from '@linework/design-system';
import { ACCESS_ROLE_LABELS, type AccessRole, accessRights } from '@linework/domain';
import { Check, Eye, Minus } from 'lucide-react';

const ICONS = { change: Check, read: Eye, none: Minus };

/** What an access role may do, made from the permission table. */
export function AccessRights({ accessRole }: { accessRole: AccessRole }) {
  const label = `What ${ACCESS_ROLE_LABELS[accessRole]} may do`;
  return (
    <Stack gap={8}>
      <Text size="small" tone="secondary">
        {label}
      </Text>
      <DescriptionList
        aria-label={label}
        items={accessRights(accessRole).map(({ about, may, level }) => {
          const Icon = ICONS[level];
          return {
            term: about,
            details: (
              <Stack direction="row" gap={8}>
                <Icon size={14} aria-hidden />
                <span>{may}</span>
              </Stack>
            ),
          };
        })}
      />
    </Stack>
  );
}
