import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { MoneyField } from './MoneyField';

describeConformance('MoneyField', (props) => <MoneyField label="Budget" {...props} />, { element: 'INPUT' });

describe('MoneyField', () => {
  it('PRJ-06: steps by a cent and shows the currency of the workspace', async () => {
    render(<MoneyField label="Budget" currencySymbol="€" min={0} defaultValue="0.20" />);
    await userEvent.type(screen.getByLabelText('Budget'), '{ArrowUp}');
    expect(screen.getByLabelText('Budget')).toHaveValue('0.21');
    expect(screen.getByText('€')).toBeVisible();
  });
});
