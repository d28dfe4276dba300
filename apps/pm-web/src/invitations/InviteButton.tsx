import { Button } from '@linework/design-system';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { lateDialog } from '../problems/latePart';

// A form weighs as much as half a list: it comes when it is opened.
const InviteDrawer = lateDialog(async () => (await import('./InviteDrawer')).InviteDrawer);

/** Opens the form that invites people. */
export function InviteButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<UserPlus />} onClick={() => setOpen(true)}>
        Invite people
      </Button>
      {isOpen && <InviteDrawer onClose={() => setOpen(false)} />}
    </>
  );
}
