import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { setWidth } from '../../testing/reader';
import { Checkbox } from '../Checkbox';
import { Combobox } from '../Combobox';
import { DateField } from '../DateField';
import { DateRange } from '../DateRange';
import { FileDrop } from '../FileDrop';
import { MultiSelect } from '../MultiSelect';
import { NumberField } from '../NumberField';
import { RadioGroup } from '../RadioGroup';
import { SegmentedControl } from '../SegmentedControl';
import { Select } from '../Select';
import { Slider } from '../Slider';
import { Switch } from '../Switch';
import { TagsInput } from '../TagsInput';
import { TextField } from '../TextField';
import { Form } from './Form';
import { FormActions } from './FormActions';
import { FormGrid } from './FormGrid';
import { FormSection } from './FormSection';

describeConformance(
  'Form',
  (props) => <Form errors={[{ path: 'name', label: 'Name', message: 'Name is required' }]} {...props} />,
  { element: 'FORM' },
);
describeConformance('FormSection', (props) => <FormSection title="Details" {...props} />, {
  element: 'SECTION',
});
describeConformance('FormGrid', (props) => <FormGrid {...props} />, { element: 'DIV' });
describeConformance('FormActions', (props) => <FormActions {...props} />, { element: 'DIV' });

describe('Form', () => {
  it('GEN-11: the summary is announced, and each line leads to its field, by name or by id', async () => {
    const onErrorSelect = vi.fn();
    render(
      <Form
        onErrorSelect={onErrorSelect}
        errors={[
          { path: 'projects.0.name', label: 'Name', message: 'Project name is required' },
          { path: 'end', label: 'End date', message: 'End date is required' },
          { path: 'priority', label: 'Priority', message: 'Priority is required' },
        ]}
      >
        <TextField label="Name" name="projects.0.name" />
        <DateField label="End date" name="end" />
        <SegmentedControl label="Priority" name="priority" options={[{ value: 'Low', label: 'Low' }]} />
      </Form>,
    );
    const summary = screen.getByRole('alert');
    expect(summary).toHaveTextContent('3 fields need attention');
    await userEvent.click(within(summary).getByText('Name: Project name is required'));
    expect(onErrorSelect).toHaveBeenCalledWith('projects.0.name');
    await vi.waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    await userEvent.click(within(summary).getByText('End date: End date is required'));
    await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'End date' })).toHaveFocus());
    await userEvent.click(within(summary).getByText('Priority: Priority is required'));
    await vi.waitFor(() => expect(screen.getByRole('radio', { name: 'Low' })).toHaveFocus());
  });

  it('GEN-11: the summary is announced once: a field that is put right does not read out the others again', () => {
    const errors = [
      { path: 'name', label: 'Name', message: 'Project name is required' },
      { path: 'end', label: 'End date', message: 'End date is required' },
    ];
    const { rerender } = render(<Form errors={errors} />);
    const summary = screen.getByRole('alert');
    expect(summary).toHaveAttribute('aria-relevant', 'additions');
    expect(summary).toHaveAttribute('aria-atomic', 'false');
    rerender(<Form errors={errors.slice(1)} />);
    expect(screen.getByRole('alert')).toBe(summary);
    expect(within(summary).getAllByRole('link')).toHaveLength(1);
    expect(summary).toHaveTextContent('One field needs attention');
    rerender(<Form errors={[]} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('GEN-11: every kind of field can be led to', async () => {
    const options = [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ];
    const named = [
      ['select', 'combobox', 'Status'],
      ['combobox', 'combobox', 'Client'],
      ['multi', 'combobox', 'Reviewers'],
      ['from', 'textbox', 'Start date'],
      ['slider', 'slider', 'Opacity'],
      ['files', 'button', 'Choose a file'],
      ['number', 'textbox', 'Hours'],
      ['tags', 'textbox', 'Tags'],
      ['radio', 'radio', 'B'],
      ['tick', 'checkbox', 'Billable'],
      ['switch', 'switch', 'Auto-save'],
      ['period', 'textbox', 'Start date'],
      ['drop', 'button', 'Choose a file'],
    ] as const;
    render(
      <Form errors={named.map(([path]) => ({ path, label: path, message: 'is wrong' }))}>
        <Select label="Status" name="select" options={options} />
        <Combobox label="Client" name="combobox" options={options} />
        <MultiSelect label="Reviewers" name="multi" options={options} />
        <DateRange label="Period" id="period" startName="from" endName="to" />
        <Slider label="Opacity" name="slider" />
        <FileDrop label="Documents" id="drop" name="files" />
        <NumberField label="Hours" name="number" />
        <TagsInput label="Tags" name="tags" />
        <RadioGroup label="Access" name="radio" options={options} defaultValue="b" />
        <Checkbox label="Billable" name="tick" />
        <Switch label="Auto-save" name="switch" />
      </Form>,
    );
    for (const [path, role, name] of named) {
      await userEvent.click(screen.getByRole('link', { name: `${path}: is wrong` }));
      await vi.waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());
    }
  });

  it('shows no summary without errors', () => {
    render(<Form />);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('names a section by its heading', () => {
    render(<FormSection title="Details" headingLevel={3} />);
    expect(screen.getByRole('region', { name: 'Details' })).toContainElement(
      screen.getByRole('heading', { level: 3, name: 'Details' }),
    );
  });

  it('marks the actions that a phone keeps at the bottom of the window', () => {
    const { container, rerender } = render(<FormActions sticky />);
    expect(container.firstElementChild).toHaveAttribute('data-sticky', 'true');
    rerender(<FormActions />);
    expect(container.firstElementChild).not.toHaveAttribute('data-sticky');
  });

  it('reads and reaches the bar of a phone after the fields, and the buttons of a wide page where they stand', () => {
    const page = (
      <main>
        <FormActions sticky>
          <button type="submit">Save</button>
        </FormActions>
        <input aria-label="Name" />
      </main>
    );
    const order = () => screen.getByRole('button').compareDocumentPosition(screen.getByRole('textbox'));
    const { unmount } = render(page);
    expect(order()).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    unmount();

    const width = window.innerWidth;
    setWidth(390);
    render(page);
    expect(order()).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    setWidth(width);
  });
});
