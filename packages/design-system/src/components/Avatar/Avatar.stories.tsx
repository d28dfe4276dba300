import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Avatar } from './Avatar';
import { AvatarGroup } from './AvatarGroup';

const meta = { title: 'Components/Avatar', component: Avatar } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const people = [
  'Marta Lindqvist',
  'Jun Takeda',
  'Amir Bensaïd',
  'Petra Koller',
  'Ola Eriksen',
  'Lena Suter',
  'Tomasz Wójcik',
  'Ines Duarte',
  'Noor Haddad',
];

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Sheet.Row label="hues">
        {people.map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </Sheet.Row>
      <Sheet.Row label="sizes">
        {(['small', 'medium', 'large', 'xlarge'] as const).map((size) => (
          <Avatar key={size} name="Marta Lindqvist" size={size} />
        ))}
      </Sheet.Row>
      <Sheet.Row label="group">
        <AvatarGroup>
          {people.map((name) => (
            <Avatar key={name} name={name} />
          ))}
        </AvatarGroup>
      </Sheet.Row>
    </Sheet>
  ),
};
