import { SegmentedControl, Stack } from '@linework/design-system';

export type PeopleSide = 'team' | 'clients' | 'all';

interface PeopleSidesProps {
  side: PeopleSide;
  onChange: (side: PeopleSide) => void;
}

/** Which people a list shows: colleagues, those of clients, or both. */
export function PeopleSides({ side, onChange }: PeopleSidesProps) {
  return (
    <Stack direction="row">
      <SegmentedControl<PeopleSide>
        aria-label="People"
        size="small"
        value={side}
        onValueChange={onChange}
        options={[
          { value: 'team', label: 'Team' },
          { value: 'clients', label: 'Clients’ people' },
          { value: 'all', label: 'Everybody' },
        ]}
      />
    </Stack>
  );
}
