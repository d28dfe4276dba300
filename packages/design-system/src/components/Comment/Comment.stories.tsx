import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { TextArea } from '../TextArea';
import { Comment } from './Comment';
import { CommentComposer } from './CommentComposer';
import { CommentList } from './CommentList';

const meta = {
  title: 'Components/Comment',
  component: Comment,
  args: { author: 'Ola Eriksen', time: '18m ago', parts: [{ text: 'Done, 5 410 kN at 25 %.' }] },
  render: (args) => (
    <CommentList aria-label="Comments">
      <Comment {...args} />
    </CommentList>
  ),
} satisfies Meta<typeof Comment>;
export default meta;
type Story = StoryObj<typeof meta>;

const reply = (
  <Button size="small" variant="ghost">
    Reply
  </Button>
);
const send = <Button variant="solid">Comment</Button>;

export const Playground: Story = {};

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <div
        style={{
          display: 'grid',
          gap: 24,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
        }}
      >
        <CommentList aria-label="Comments">
          <Comment
            author="Amir Bensaïd"
            time="42m ago"
            dateTime="2026-11-26T10:00:00Z"
            parts={[
              { text: '@Ola Eriksen', isMention: true },
              {
                text: ' ties at the slot at 175: please check the wheel track in C-031 once more, 5 097 kN is with 10 % opening only.',
              },
            ]}
            actions={reply}
            answers={
              <>
                <Comment
                  author="Ola Eriksen"
                  time="18m ago"
                  edited
                  parts={[{ text: 'Done, 5 410 kN at 25 %.\nHolds with Ø20.' }]}
                  actions={reply}
                />
                <Comment
                  author="Ingrid Bergstrand"
                  byline={<Badge>Client</Badge>}
                  time="5m ago"
                  current
                  parts={[{ text: 'Thank you!' }]}
                  actions={reply}
                />
              </>
            }
          />
          <Comment
            author="Marta Lindqvist"
            time="1d ago"
            internal
            parts={[
              { text: '@Jun Takeda', isMention: true },
              { text: ': the Donaudampfschifffahrtsgesellschaftskapitänsmütze is not in our budget.' },
            ]}
            actions={reply}
          />
          <Comment
            author=""
            parts={null}
            answers={<Comment author="Jun Takeda" time="2d ago" parts={[{ text: 'Still true.' }]} />}
          />
        </CommentList>
        <div style={{ display: 'grid', gap: 24, alignContent: 'start' }}>
          <CommentComposer onInternalChange={() => undefined} actions={send}>
            <TextArea label="Comment" hideLabel rows={3} placeholder="Write a comment, @ names a person" />
          </CommentComposer>
          <CommentComposer internal onInternalChange={() => undefined} actions={send}>
            <TextArea label="Internal comment" hideLabel rows={3} defaultValue="Not for the client" />
          </CommentComposer>
          <CommentComposer actions={send}>
            <TextArea label="Comment of a client" hideLabel rows={3} />
          </CommentComposer>
        </div>
      </div>
    </Sheet>
  ),
};
