import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Field } from './Field';

describeConformance(
  'Field',
  (props) => (
    <Field label="Scale" hint="As on the title block" error="Scale is required" required {...props}>
      {(control) => <input {...control} />}
    </Field>
  ),
  { element: 'DIV' },
);

describe('Field', () => {
  it('GEN-11: hint and error are both announced with the control, which is invalid', () => {
    render(
      <Field label="Scale" hint="As on the title block" error="Scale is required" required>
        {(control) => <input {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Scale' });
    expect(input).toHaveAccessibleDescription('As on the title block Scale is required');
    expect(input).toBeInvalid();
    expect(input).toHaveAttribute('aria-required', 'true');
  });

  it('GEN-11: without an error the control is not invalid', () => {
    render(<Field label="Scale">{(control) => <input {...control} />}</Field>);
    expect(screen.getByLabelText('Scale')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByLabelText('Scale')).not.toHaveAttribute('aria-describedby');
  });

  it('keeps a hidden label as the name of the control', () => {
    render(
      <Field label="Scale" hideLabel>
        {(control) => <input {...control} />}
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Scale' })).toBeInTheDocument();
  });
});
