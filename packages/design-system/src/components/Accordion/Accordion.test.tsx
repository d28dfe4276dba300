import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Accordion } from './Accordion';

describeConformance(
  'Accordion',
  (props) => (
    <Accordion headingLevel={2} defaultValue="a" {...props}>
      <Accordion.Item value="a" title="Seats">
        Any time
      </Accordion.Item>
    </Accordion>
  ),
  { element: 'DIV' },
);

describe('Accordion', () => {
  it('has its titles as headings of the level that the page needs', () => {
    render(
      <Accordion headingLevel={4}>
        <Accordion.Item value="a" title="Seats">
          Any time
        </Accordion.Item>
      </Accordion>,
    );
    expect(screen.getByRole('heading', { level: 4, name: 'Seats' })).toBeInTheDocument();
  });

  it('opens one at a time and tells its owner', async () => {
    const onValueChange = vi.fn();
    render(
      <Accordion headingLevel={3} onValueChange={onValueChange}>
        <Accordion.Item value="a" title="Seats">
          Any time
        </Accordion.Item>
        <Accordion.Item value="b" title="Export">
          As CSV
        </Accordion.Item>
      </Accordion>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Seats' }));
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    expect(screen.queryByText('Any time')).toBeNull();
    expect(screen.getByRole('region', { name: 'Export' })).toHaveTextContent('As CSV');
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    expect(onValueChange.mock.calls).toEqual([['a'], ['b'], ['']]);
  });

  it('opens several where each stands by itself, controlled by its owner', async () => {
    const onValueChange = vi.fn();
    render(
      <Accordion headingLevel={3} type="multiple" value={['a']} onValueChange={onValueChange}>
        <Accordion.Item value="a" title="Seats">
          Any time
        </Accordion.Item>
        <Accordion.Item value="b" title="Export">
          As CSV
        </Accordion.Item>
      </Accordion>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['a', 'b']);
    expect(screen.getByText('Any time')).toBeInTheDocument();
    expect(screen.queryByText('As CSV')).toBeNull();
  });

  it('keeps what was typed in an item that stays mounted', async () => {
    render(
      <Accordion headingLevel={3} defaultValue="a">
        <Accordion.Item value="a" title="Details" keepMounted>
          <input aria-label="Name" />
        </Accordion.Item>
      </Accordion>,
    );
    await userEvent.type(screen.getByRole('textbox'), 'Quay 4');
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    expect(screen.getByRole('textbox')).toHaveValue('Quay 4');
  });

  it('does not open what is disabled', async () => {
    render(
      <Accordion headingLevel={3}>
        <Accordion.Item value="a" title="Archive" disabled>
          Not while it runs
        </Accordion.Item>
      </Accordion>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    expect(screen.queryByText('Not while it runs')).toBeNull();
  });
});
