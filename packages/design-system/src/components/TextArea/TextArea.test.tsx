import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { TextArea } from './TextArea';

describeConformance('TextArea', (props) => <TextArea label="Notes" hint="For us only" {...props} />, {
  element: 'TEXTAREA',
});

describe('TextArea', () => {
  it('PRJ-06: is four rows high and keeps line breaks', async () => {
    render(<TextArea label="Description" />);
    const area = screen.getByLabelText('Description');
    await userEvent.type(area, 'Gate{Enter}Hoist');
    expect(area).toHaveValue('Gate\nHoist');
    expect(area).toHaveAttribute('rows', '4');
  });
});
