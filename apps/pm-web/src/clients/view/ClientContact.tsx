import { Card, Stack, Text } from '@linework/design-system';
import type { ClientOverview } from '@linework/domain';
import { Globe, MapPin } from 'lucide-react';
import { Reach, ReachByMail, ReachByPhone } from '../Reach';

/** How to reach them: mail and telephone are links. What is not known has no line. */
export function ClientContact({ client }: { client: ClientOverview }) {
  const { email, phone, website, primaryContact, secondaryContact } = client;
  const address = addressOf(client);
  return (
    <Card title="Contact">
      <Stack gap={16}>
        <Stack gap={4}>
          <ReachByMail email={email} />
          {phone && <ReachByPhone phone={phone} />}
          {website && (
            <Reach
              icon={<Globe size={14} aria-hidden />}
              href={website}
              text={website.replace(/^https?:\/\//i, '')}
              target="_blank"
            />
          )}
          {address && (
            <Text tone="secondary" size="small">
              <Stack direction="row" gap={8} align="start">
                <MapPin size={14} aria-hidden />
                <Text multiline size="small">
                  {address}
                </Text>
              </Stack>
            </Text>
          )}
        </Stack>
        <Contact kind="Primary contact" {...primaryContact} />
        <Contact kind="Secondary contact" {...secondaryContact} />
      </Stack>
    </Card>
  );
}

function Contact({ kind, name, title, email, phone }: ClientOverview['primaryContact'] & { kind: string }) {
  if (!name) return null;
  return (
    <Stack gap={4}>
      <Text strong>{name}</Text>
      <Text size="small" tone="muted">
        {[kind, title].filter((words) => words !== '').join(' · ')}
      </Text>
      {email && <ReachByMail email={email} />}
      {phone && <ReachByPhone phone={phone} />}
    </Stack>
  );
}

/** As on a letter, without the lines that are not known; '' where nothing but the country is. */
function addressOf({ address: { street, city, state, zipCode, country } }: ClientOverview): string {
  const place = [[city, state].filter((part) => part !== '').join(', '), zipCode]
    .filter((part) => part !== '')
    .join(' ');
  const known = [street, place].filter((line) => line !== '');
  if (known.length === 0) return '';
  return [...known, ...(country === 'Other' ? [] : [country])].join('\n');
}
