import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { setWidth } from '../../testing/reader';
import { Toolbar } from './Toolbar';

describeConformance('Toolbar', (props) => <Toolbar {...props}>Filters</Toolbar>, { element: 'DIV' });

describe('Toolbar', () => {
  it('shows everything in line on a wide screen', () => {
    setWidth(1440);
    render(<Toolbar overflow={<button type="button">Export</button>}>Filters</Toolbar>);
    expect(screen.getByRole('button', { name: 'Export' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });

  it('puts the rest behind one button on a phone', async () => {
    setWidth(360);
    render(<Toolbar overflow={<button type="button">Export</button>}>Filters</Toolbar>);
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('button', { name: 'Export' })).toBeInTheDocument();
    setWidth(1440);
  });
});
