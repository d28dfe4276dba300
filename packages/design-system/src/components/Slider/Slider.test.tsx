import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../locale';
import { describeConformance } from '../../testing/describeConformance';
import { RangeSlider } from './RangeSlider';
import { Slider } from './Slider';

describeConformance(
  'Slider',
  (props) => <Slider label="Opacity" hint="Of this layer" error="Too faint" defaultValue={40} {...props} />,
  { element: 'SPAN' },
);
describeConformance(
  'RangeSlider',
  (props) => <RangeSlider label="Budget" marks={[0, { value: 50, label: 'Half' }]} {...props} />,
  { element: 'SPAN' },
);

afterEach(() => document.documentElement.removeAttribute('dir'));

describe('Slider', () => {
  it('carries its label, hint, error and value, as shown and as read out', () => {
    render(
      <Slider
        label="Opacity"
        hint="Of this layer"
        error="Too faint"
        value={5}
        formatValue={(value) => `${value} %`}
      />,
    );
    const thumb = screen.getByRole('slider', { name: 'Opacity' });
    expect(thumb).toHaveAccessibleDescription('Of this layer Too faint');
    expect(thumb).toHaveAttribute('aria-invalid', 'true');
    expect(thumb).toHaveAttribute('aria-valuenow', '5');
    expect(thumb).toHaveAttribute('aria-valuetext', '5 %');
    expect(screen.getByText('5 %')).toBeInTheDocument();
  });

  it('writes its value in the language around it', () => {
    render(
      <LocaleProvider locale="de">
        <Slider label="Maßstab" min={0} max={5000} value={1250} />
      </LocaleProvider>,
    );
    expect(screen.getByText('1.250')).toBeInTheDocument();
  });

  it('keeps what its owner sets, and tells every change and where it rests', async () => {
    const onValueChange = vi.fn();
    const onValueCommit = vi.fn();
    render(<Slider label="Opacity" value={40} {...{ onValueChange, onValueCommit }} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(41);
    expect(onValueCommit).toHaveBeenCalledExactlyOnceWith(41);
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '40');
  });

  it('in a page from right to left ArrowLeft raises it', async () => {
    document.documentElement.dir = 'rtl';
    render(<Slider label="Opacity" defaultValue={40} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '41');
  });

  it('cannot be moved or reached while it is disabled', async () => {
    render(<Slider label="Opacity" disabled defaultValue={40} />);
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('is sent with its form', () => {
    render(
      <form aria-label="Layer">
        <Slider label="Opacity" name="opacity" defaultValue={40} />
      </form>,
    );
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('opacity')).toBe('40');
  });
});

describe('RangeSlider', () => {
  it('has two thumbs, named by the label and their end, that do not pass each other', async () => {
    const onValueChange = vi.fn();
    render(
      <RangeSlider label="Budget" step={10} gap={1} defaultValue={[20, 40]} onValueChange={onValueChange} />,
    );
    const low = screen.getByRole('slider', { name: 'Budget Minimum' });
    const high = screen.getByRole('slider', { name: 'Budget Maximum' });
    await userEvent.tab();
    expect(low).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(low).toHaveAttribute('aria-valuenow', '30');
    expect(onValueChange).toHaveBeenLastCalledWith([30, 40]);
    await userEvent.tab();
    expect(high).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(onValueChange).toHaveBeenLastCalledWith([30, 100]);
    expect(document.querySelector('[data-part="value"]')).toHaveTextContent('30 – 100');
  });

  it('marks which notches lie within it', () => {
    const { container } = render(
      <RangeSlider
        label="Budget"
        defaultValue={[20, 60]}
        marks={[0, 25, { value: 50, label: 'Half' }, 100]}
      />,
    );
    const marks = [...container.querySelectorAll<HTMLElement>('[data-part="mark"]')];
    expect(marks.map((mark) => mark.dataset.state)).toEqual(['off', 'on', 'on', 'off']);
    expect(screen.getByText('Half')).toBeInTheDocument();
  });
});
