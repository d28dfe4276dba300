import { Stack } from '@linework/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { UploadOutcome } from '../../core/uploadOutcome';
import { UploadChoice } from './UploadChoice';
import { UploadChoiceOfAll } from './UploadChoiceOfAll';

const meta = {
  title: 'File explorer/UploadChoice',
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const found = [
  { name: 'Note 1.txt', what: 'Note 1.txt', revision: '2' },
  { name: 'A-201 Gate leaf rev C.dxf', what: 'A-201', revision: 'C' },
  { name: 'Calculation.pdf', what: 'Calculation.pdf', revision: '4', elsewhere: 'Design' },
];

function Choices() {
  const [outcomes, setOutcomes] = useState<readonly UploadOutcome[]>(['revision', 'revision', 'new']);
  return (
    <Stack gap={16}>
      <UploadChoiceOfAll values={outcomes} onValueChange={(all) => setOutcomes(outcomes.map(() => all))} />
      {found.map((one, at) => (
        <UploadChoice
          key={one.name}
          {...one}
          value={outcomes[at] ?? 'new'}
          onValueChange={(value) =>
            setOutcomes(outcomes.map((before, other) => (other === at ? value : before)))
          }
        />
      ))}
    </Stack>
  );
}

/** Each file of a drop that is there already, and all of them at once. */
export const OfADrop: Story = {
  render: () => <Choices />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const ofAll = page.getByRole('combobox', { name: '3 files are there already: upload all as' });
    await expect(ofAll).toHaveTextContent('As chosen for each');
    await userEvent.click(ofAll);
    await userEvent.click(await screen.findByRole('option', { name: 'Skip' }));
    await expect(page.getByRole('combobox', { name: 'Upload Note 1.txt as' })).toHaveTextContent('Skip');
    await expect(ofAll).toHaveTextContent('Skip');
  },
};
