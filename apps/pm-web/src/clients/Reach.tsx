import { Link, Stack, Text } from '@linework/design-system';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';

/** A mail address that a press writes to. */
export function ReachByMail({ email }: { email: string }) {
  return <Reach icon={<Mail size={14} aria-hidden />} href={`mailto:${email}`} text={email} />;
}

/** A telephone number that a press calls. */
export function ReachByPhone({ phone }: { phone: string }) {
  return <Reach icon={<Phone size={14} aria-hidden />} href={`tel:${phone}`} text={phone} />;
}

interface ReachProps {
  icon: ReactNode;
  href: string;
  text: string;
  target?: '_blank';
}

/** One way to reach a client, on one line. */
export function Reach({ icon, href, text, target }: ReachProps) {
  return (
    <Text tone="secondary" size="small">
      <Stack direction="row" gap={8}>
        {icon}
        <Text truncate asChild>
          <Link tone="quiet" href={href} {...(target && { target, rel: 'noreferrer' })}>
            {text}
          </Link>
        </Text>
      </Stack>
    </Text>
  );
}
