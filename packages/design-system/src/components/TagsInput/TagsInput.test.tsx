import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { TagsInput } from './TagsInput';

describeConformance('TagsInput', (props) => <TagsInput label="Tags" defaultValue={['crane']} {...props} />, {
  element: 'INPUT',
});

const tags = () => screen.queryAllByRole('listitem').map((tag) => tag.textContent);

describe('TagsInput', () => {
  it('TSK-07: Enter and the button add a tag, without sending the form', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <TagsInput label="Tags" />
      </form>,
    );
    await userEvent.type(screen.getByLabelText('Tags'), ' outage {Enter}');
    await userEvent.type(screen.getByLabelText('Tags'), 'crane');
    await userEvent.click(screen.getByRole('button', { name: 'Add Tag' }));
    expect(tags()).toEqual(['outage', 'crane']);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('TSK-07: blanks and duplicates are ignored', async () => {
    const onValueChange = vi.fn();
    render(<TagsInput label="Tags" defaultValue={['outage']} onValueChange={onValueChange} />);
    await userEvent.type(screen.getByLabelText('Tags'), '   {Enter}');
    await userEvent.type(screen.getByLabelText('Tags'), 'Outage{Enter}');
    expect(tags()).toEqual(['outage']);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('TSK-07: each tag is removable, by its button and the last by Backspace in the empty input', async () => {
    const onValueChange = vi.fn();
    render(<TagsInput label="Tags" defaultValue={['a', 'b', 'c']} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove a' }));
    expect(screen.getByLabelText('Tags')).toHaveFocus();
    await userEvent.keyboard('x{Backspace}');
    expect(tags()).toEqual(['b', 'c']);
    await userEvent.keyboard('{Backspace}');
    expect(onValueChange).toHaveBeenLastCalledWith(['b']);
    expect(screen.getByRole('status')).toHaveTextContent('c removed');
  });
});
