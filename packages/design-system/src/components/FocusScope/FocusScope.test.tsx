import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { FocusScope, type FocusScopeProps } from './FocusScope';

describeConformance(
  'FocusScope',
  (props) => (
    <FocusScope {...props}>
      <button type="button">Done</button>
    </FocusScope>
  ),
  { element: 'DIV' },
);

function Editor(props: FocusScopeProps) {
  const [editing, setEditing] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setEditing(true)}>
        Edit
      </button>
      {editing && (
        <FocusScope trapped loop {...props}>
          <input aria-label="Text" />
          <button type="button" onClick={() => setEditing(false)}>
            Done
          </button>
        </FocusScope>
      )}
    </>
  );
}

const edit = async (props: FocusScopeProps = {}) => {
  render(<Editor {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
};

describe('FocusScope', () => {
  it('takes the focus and gives it back', async () => {
    await edit();
    expect(screen.getByRole('textbox')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
  });

  it('keeps Tab going round inside', async () => {
    await edit();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('textbox')).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
  });

  it('takes the focus back that is sent elsewhere', async () => {
    await edit();
    screen.getByRole('button', { name: 'Edit' }).focus();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('leaves the focus where its owner wants it', async () => {
    await edit({ trapped: false, onMountAutoFocus: (event) => event.preventDefault() });
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  });
});
