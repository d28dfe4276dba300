import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { TextField } from './TextField';

describeConformance('TextField', (props) => <TextField label="Name" error="Name is required" {...props} />, {
  element: 'INPUT',
});

describe('TextField', () => {
  it('hands the native event to onChange, so that a form library can register it', async () => {
    const onChange = vi.fn();
    render(
      <TextField
        label="Name"
        name="name"
        onChange={(event) => onChange(event.target.name, event.target.value)}
      />,
    );
    await userEvent.type(screen.getByLabelText('Name'), 'Å');
    expect(onChange).toHaveBeenLastCalledWith('name', 'Å');
  });

  it('takes focus when its frame is pressed', async () => {
    render(<TextField label="Width" trailing="mm" />);
    await userEvent.pointer({ keys: '[MouseLeft]', target: screen.getByText('mm') });
    expect(screen.getByLabelText('Width')).toHaveFocus();
  });

  it('announces a description of the caller after its own', () => {
    render(
      <>
        <TextField label="Name" hint="As in the contract" aria-describedby="more" />
        <p id="more">Up to 200 letters</p>
      </>,
    );
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('As in the contract Up to 200 letters');
  });
});
