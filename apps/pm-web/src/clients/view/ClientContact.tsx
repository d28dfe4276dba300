import { Card, DescriptionList, Link, Text } from '@linework/design-system';
import type { ClientOverview } from '@linework/domain';

/** How to reach them: mail and telephone are links. What is not known has no line. */
export function ClientContact({ client }: { client: ClientOverview }) {
  const { email, phone, website, primaryContact, secondaryContact } = client;
  const address = addressOf(client);
  return (
    <Card title="Contact">
      <DescriptionList
        items={[
          ...(email ? [{ term: 'Email', details: <Mail to={email} /> }] : []),
          ...(phone ? [{ term: 'Phone', details: <Call to={phone} /> }] : []),
          ...(website
            ? [
                {
                  term: 'Website',
                  details: (
                    <Link href={website} target="_blank" rel="noreferrer">
                      {website.replace(/^https?:\/\//i, '')}
                    </Link>
                  ),
                },
              ]
            : []),
          ...(address ? [{ term: 'Address', details: <Text multiline>{address}</Text> }] : []),
          ...(primaryContact.name
            ? [{ term: 'Primary contact', details: <Contact {...primaryContact} /> }]
            : []),
          ...(secondaryContact.name
            ? [{ term: 'Secondary contact', details: <Contact {...secondaryContact} /> }]
            : []),
        ]}
      />
    </Card>
  );
}

function Contact({ name, title, email, phone }: ClientOverview['primaryContact']) {
  return (
    <>
      <div>{name}</div>
      {title && (
        <div>
          <Text size="small" tone="muted">
            {title}
          </Text>
        </div>
      )}
      {email && (
        <div>
          <Mail to={email} />
        </div>
      )}
      {phone && (
        <div>
          <Call to={phone} />
        </div>
      )}
    </>
  );
}

function Mail({ to }: { to: string }) {
  return <Link href={`mailto:${to}`}>{to}</Link>;
}

function Call({ to }: { to: string }) {
  return <Link href={`tel:${to}`}>{to}</Link>;
}

/** As on a letter, without the lines that are not known; '' where nothing but the country is. */
function addressOf({ address: { street, city, state, zipCode, country } }: ClientOverview): string {
  const place = [[city, state].filter((part) => part !== '').join(', '), zipCode]
    .filter((part) => part !== '')
    .join(' ');
  const known = [street, place].filter((line) => line !== '');
  return known.length === 0 ? '' : [...known, country].join('\n');
}
