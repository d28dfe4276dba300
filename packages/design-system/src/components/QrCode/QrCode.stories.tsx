import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { QrCode } from './QrCode';

const uri = 'otpauth://totp/Linework:ada%40haldenroy.example?secret=JX4P7TQMW2LR5HCE&issuer=Linework';

const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  args: { value: uri, label: 'Key for your authenticator app' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Sheet.Row label="rest">
        <QrCode value={uri} label="Key for your authenticator app" />
      </Sheet.Row>
      <Sheet.Row label="small">
        <QrCode value="https://linework.example" label="Address of the workspace" size={96} />
      </Sheet.Row>
    </Sheet>
  ),
};
