import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { type Step, Stepper } from './Stepper';

const steps: Step<'file' | 'columns' | 'check' | 'import'>[] = [
  { id: 'file', label: 'File' },
  { id: 'columns', label: 'Columns', state: 'error' },
  { id: 'check', label: 'Check' },
  { id: 'import', label: 'Import', disabled: true },
];

describeConformance('Stepper', (props) => <Stepper steps={steps} current="check" {...props} />, {
  element: 'NAV',
});

describe('Stepper', () => {
  it('is a list in order that says in words how each step stands', () => {
    render(<Stepper steps={steps} current="check" />);
    const list = within(screen.getByRole('navigation', { name: 'Steps' })).getByRole('list');
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((step) => step.textContent?.replace(/^\d/, '')),
    ).toEqual(['File, done', 'Columns, has errors', 'Check, current', 'Import, to come']);
    expect(screen.getByText('Check').closest('[aria-current]')).toHaveAttribute('aria-current', 'step');
  });

  it('has another mark for each state', () => {
    const { container } = render(<Stepper steps={steps} current="check" />);
    const marks = [...container.querySelectorAll('li')].map(
      (step) => step.querySelector('svg')?.innerHTML ?? step.textContent?.[0],
    );
    expect(new Set(marks).size).toBe(4);
  });

  it('only tells where nobody listens', () => {
    render(<Stepper steps={steps} current="check" />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('goes to a step by pointer and by key, and not where it is too early', async () => {
    const onStepSelect = vi.fn();
    render(<Stepper steps={steps} current="check" onStepSelect={onStepSelect} />);
    await userEvent.click(screen.getByRole('button', { name: /File/ }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: /Import/ }));
    expect(onStepSelect.mock.calls).toEqual([['file'], ['columns']]);
  });
});
