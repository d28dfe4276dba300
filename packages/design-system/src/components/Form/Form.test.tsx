import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { DateField } from '../DateField';
import { SegmentedControl } from '../SegmentedControl';
import { TextField } from '../TextField';
import { Form } from './Form';
import { FormActions } from './FormActions';
import { FormGrid } from './FormGrid';
import { FormSection } from './FormSection';

const setWidth = (width: number) =>
  (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM.setViewport({
    width,
  });

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
