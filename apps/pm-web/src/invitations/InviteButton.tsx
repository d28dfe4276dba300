import { Button } from '@linework/design-system';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

// A form weighs as much as half a list: it comes when it is opened.
const InviteDrawer = lazy(async () => ({ default: (await import('./InviteDrawer')).InviteDrawer }));

/** Opens the form that invites people. */
export function InviteButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<UserPlus />} onClick={() => setOpen(true)}>
        Invite people
      </Button>
      <Suspense>{isOpen && <InviteDrawer onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
