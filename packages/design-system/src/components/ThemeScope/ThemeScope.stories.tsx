import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Button } from '../Button';
import { ThemeScope } from './ThemeScope';

const meta = { title: 'Components/ThemeScope', component: ThemeScope } satisfies Meta<typeof ThemeScope>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { theme: 'nord', children: <Button>In Nord</Button> },
};

export const States: Story = {
  tags: ['sheet'],
  args: { theme: 'nord' },
  render: () => (
    <Sheet>
      <Sheet.Row label="around">
        <Button>In the page’s theme</Button>
      </Sheet.Row>
      {(['nord', 'material', 'office2016'] as const).map((theme) => (
        <ThemeScope key={theme} theme={theme}>
          <Sheet>
            <Sheet.Row label={theme}>
              <Button variant="solid" tone="accent">
                Save
              </Button>
              <Button>Cancel</Button>
            </Sheet.Row>
          </Sheet>
        </ThemeScope>
      ))}
    </Sheet>
  ),
};
