import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Comment } from './Comment';
import { CommentComposer } from './CommentComposer';
import { CommentList } from './CommentList';

describeConformance(
  'Comment',
  (props) => <Comment author="Ola Eriksen" time="18m ago" parts={[{ text: 'Done.' }]} {...props} />,
  { element: 'LI', wrap: (node) => <CommentList aria-label="Comments">{node}</CommentList> },
);
describeConformance('CommentList', (props) => <CommentList aria-label="Comments" {...props} />, {
  element: 'OL',
});
describeConformance(
  'CommentComposer',
  (props) => (
    <CommentComposer
      onInternalChange={() => undefined}
      actions={<button type="button">Comment</button>}
      {...props}
    >
      <textarea aria-label="Comment" />
    </CommentComposer>
  ),
  { element: 'DIV' },
);

it('NOT-03: shows text as it was typed, and marks whom it names', () => {
  render(
    <CommentList aria-label="Comments">
      <Comment
        author="Ola Eriksen"
        parts={[{ text: '@Marta Lindqvist', isMention: true }, { text: ', <b>look</b>\nhere' }]}
        internal
        answers={<Comment author="Marta Lindqvist" parts={[{ text: 'I did' }]} />}
      />
      <Comment
        author=""
        parts={null}
        answers={<Comment author="Jun Takeda" parts={[{ text: 'Still true' }]} />}
      />
    </CommentList>,
  );
  const [first] = screen.getAllByRole('listitem');
  const words = first?.querySelector('[data-part="words"]');
  expect(words).toHaveTextContent('@Marta Lindqvist, <b>look</b> here');
  expect(words?.querySelector('[data-part="mention"]')).toHaveTextContent('@Marta Lindqvist');
  expect(within(first as HTMLElement).getByText('Internal')).toBeInTheDocument();
  expect(within(first as HTMLElement).getByText('I did')).toBeInTheDocument();
  expect(screen.getByText('This comment was deleted.')).toBeInTheDocument();
});

it('NOT-03: says before it is sent that only the team sees it', async () => {
  const onInternalChange = vi.fn();
  const composer = (internal: boolean) => (
    <CommentComposer internal={internal} onInternalChange={onInternalChange} actions={null}>
      <textarea aria-label="Comment" />
    </CommentComposer>
  );
  const { rerender } = render(composer(false));
  expect(screen.getByRole('switch', { name: 'Internal' })).toHaveAccessibleDescription(
    'Only our team sees this',
  );
  await userEvent.click(screen.getByRole('switch', { name: 'Internal' }));
  expect(onInternalChange).toHaveBeenCalledExactlyOnceWith(true);
  rerender(composer(true));
  expect(screen.getByRole('switch')).toBeChecked();
  expect(screen.getByText('Only our team sees this')).toBeVisible();
});
