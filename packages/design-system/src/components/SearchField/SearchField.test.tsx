import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
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

  it('is emptied by Escape, which goes no further while there is something to empty', async () => {
    const closeDialog = vi.fn();
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog that closes on Escape
      <div onKeyDown={closeDialog}>
        <SearchField label="Search" defaultValue="gate" />
      </div>,
    );
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(closeDialog).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(closeDialog).toHaveBeenCalledTimes(1);
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
