import { Card, Text } from '@linework/design-system';

/** What the team wrote down about the client; only for those who may read it. */
export function ClientNotes({ notes }: { notes: string }) {
  return (
    <Card title="Notes">
      {notes.trim() === '' ? <Text tone="muted">No notes yet</Text> : <Text multiline>{notes}</Text>}
    </Card>
  );
}
