import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { MentionArea, type MentionAreaProps } from './MentionArea';

const people = [
  { value: 'ola', label: 'Ola Eriksen', detail: 'Designer' },
  { value: 'olga', label: 'Olga Brandt', detail: 'Client' },
];
const find = async (query: string) =>
  people.filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase()));

function Area(props: Partial<MentionAreaProps>) {
  const [value, setValue] = useState('');
  return (
    <MentionArea
      label="Comment"
      value={value}
      onValueChange={setValue}
      loadPeople={find}
      onMention={() => undefined}
      {...props}
    />
  );
}

describeConformance('MentionArea', (props) => <Area {...props} />, { element: 'TEXTAREA' });

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
const marked = () => document.getElementById(area().getAttribute('aria-activedescendant') ?? '')?.textContent;

it('NOT-03: names somebody by keyboard alone, and says how many are listed', async () => {
  const onMention = vi.fn();
  const onKeyDown = vi.fn();
  render(<Area onMention={onMention} onKeyDown={onKeyDown} />);
  await userEvent.type(area(), 'Ask @ol');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 people'));
  expect(screen.getAllByRole('option')).toHaveLength(2);
  expect(marked()).toContain('Ola Eriksen');
  await userEvent.keyboard('{ArrowDown}');
  expect(marked()).toContain('Olga Brandt');
  onKeyDown.mockClear();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  // The keys of the list are no keys of the text.
  expect(onKeyDown).not.toHaveBeenCalled();
  expect(area()).toHaveValue('Ask @Ola Eriksen ');
  expect(onMention).toHaveBeenCalledExactlyOnceWith(people[0]);
  expect(screen.queryByRole('option')).toBeNull();
  await userEvent.keyboard('and @olg');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 person'));
  await userEvent.keyboard('{Tab}.{Enter}New line');
  expect(area()).toHaveValue('Ask @Ola Eriksen and @Olga Brandt .\nNew line');
});

it('NOT-03: Escape closes the list and leaves what was typed, and a press takes one', async () => {
  render(<Area />);
  await userEvent.type(area(), '@ol');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  await userEvent.keyboard('a');
  expect(screen.queryByRole('option')).toBeNull();
  expect(area()).toHaveValue('@ola');
  await userEvent.clear(area());
  await userEvent.type(area(), '@ol');
  await userEvent.click(await screen.findByRole('option', { name: /Olga/ }));
  expect(area()).toHaveValue('@Olga Brandt ');
  expect(area()).toHaveFocus();
});
