import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { Sheet } from '../../stories/Sheet';
import { FormGrid } from '../Form';
import { RangeSlider } from './RangeSlider';
import { Slider } from './Slider';

const percent = (value: number) => `${value} %`;

const meta = {
  title: 'Components/Slider',
  component: Slider,
  subcomponents: { RangeSlider },
  args: { label: 'Layer opacity', defaultValue: 40, formatValue: percent },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A press on the track moves the thumb that is nearer, and dragging it moves it on. */
export const ByPointer: Story = {
  render: () => <RangeSlider label="Budget" defaultValue={[20, 80]} formatValue={percent} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const low = canvas.getByRole('slider', { name: 'Budget Minimum' });
    const high = canvas.getByRole('slider', { name: 'Budget Maximum' });
    const track = canvasElement.querySelector<HTMLElement>('[data-orientation="horizontal"]');
    if (!track) throw new Error('no track');
    const { left, width, top, height } = track.getBoundingClientRect();
    const at = (share: number) => ({
      clientX: left + width * share,
      clientY: top + height / 2,
      pointerId: 1,
      button: 0,
      buttons: 1,
    });
    // A pointer that is made up cannot be captured.
    track.setPointerCapture = () => undefined;
    fireEvent.pointerDown(track, at(0.35));
    await waitFor(() => expect(Number(low.getAttribute('aria-valuenow'))).toBeGreaterThan(30));
    await expect(high).toHaveAttribute('aria-valuenow', '80');
    fireEvent.pointerUp(track, at(0.35));
    await expect(low).toHaveFocus();
  },
};

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <FormGrid columns={3}>
        <Slider label="Layer opacity" defaultValue={40} formatValue={percent} />
        <Slider label="At its start" defaultValue={0} formatValue={percent} />
        <Slider label="At its end" hint="As it is printed" defaultValue={100} formatValue={percent} />
        <Slider
          label="Scale"
          min={0}
          max={4}
          defaultValue={2}
          hideValue
          marks={['1:20', '1:50', '1:100', '1:200', '1:500'].map((label, value) => ({ value, label }))}
        />
        <Slider label="In steps of ten" step={10} defaultValue={30} marks={[0, 20, 40, 60, 80, 100]} />
        <Slider label="Wrong" error="Nothing could be seen" required defaultValue={3} formatValue={percent} />
        <RangeSlider label="Budget used" defaultValue={[20, 80]} formatValue={percent} />
        <RangeSlider
          label="Years"
          min={1990}
          max={2030}
          defaultValue={[2004, 2026]}
          formatValue={String}
          marks={[
            { value: 1990, label: '1990' },
            { value: 2010, label: '2010' },
            { value: 2030, label: '2030' },
          ]}
        />
        <Slider label="Disabled" disabled defaultValue={60} formatValue={percent} />
      </FormGrid>
    </Sheet>
  ),
};
