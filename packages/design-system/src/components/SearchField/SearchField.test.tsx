import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Dialog } from '../Dialog';
import { SearchField } from './SearchField';

describeConformance('SearchField', (props) => <SearchField label="Search clients" hideLabel {...props} />, {
  element: 'INPUT',
});

describe('SearchField', () => {
  it('is emptied by its cross, which its owner hears, and keeps the focus', async () => {
    const heard = vi.fn();
    render(<Owned heard={heard} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(heard).toHaveBeenLastCalledWith('');
  });

  it('is emptied by Escape, which leaves a dialog around it open while there is something to empty', async () => {
    render(
      <Dialog title="Team" defaultOpen>
        <SearchField label="Search" defaultValue="gate" />
      </Dialog>,
    );
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

function Owned({ heard }: { heard: (text: string) => void }) {
  const [text, setText] = useState('gate');
  const hear = (next: string) => {
    heard(next);
    setText(next);
  };
  return <SearchField label="Search" value={text} onChange={(event) => hear(event.target.value)} />;
}
