import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Sheet } from '../../stories/Sheet';
import { Button } from './Button';

const meta = { title: 'Components/Button', component: Button, args: { children: 'Save' } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its docs say what a prop is that is not given, as the code does. */
export const Playground: Story = {
  play: async ({ argTypes }) => {
    const defaults = Object.values(argTypes).map(({ name, table }) => [name, table?.defaultValue?.summary]);
    await expect(Object.fromEntries(defaults)).toMatchObject({ variant: '"outline"', busy: 'false' });
  },
};

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      {(['solid', 'soft', 'outline', 'ghost'] as const).map((variant) => (
        <Sheet.Row key={variant} label={variant}>
          {(['accent', 'neutral', 'danger'] as const).map((tone) => (
            <Button key={tone} variant={variant} tone={tone}>
              {tone}
            </Button>
          ))}
          <Button variant={variant} tone="accent" disabled>
            Disabled
          </Button>
          <Button variant={variant} tone="accent" busy>
            Saving...
          </Button>
          <Button variant={variant} tone="accent" icon={<Plus />} trailingIcon={<ChevronDown />}>
            New
          </Button>
        </Sheet.Row>
      ))}
      <Sheet.Row label="sizes">
        <Button size="small">Small</Button>
        <Button size="medium">Medium</Button>
        <Button size="large">Large</Button>
      </Sheet.Row>
      <Sheet.Row label="long">
        <Button>Donaudampfschifffahrtsgesellschaftskapitän speichern</Button>
      </Sheet.Row>
    </Sheet>
  ),
};
