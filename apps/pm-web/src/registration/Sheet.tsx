import { AuthLayout, Stack } from '@linework/design-system';
import type { ReactNode } from 'react';
import { DocumentTitle } from '../app/DocumentTitle';

interface SheetProps {
  title: string;
  description?: string;
  children: ReactNode;
}

/** A page of the registration. */
export function Sheet({ title, description, children }: SheetProps) {
  return (
    <AuthLayout title={title} description={description}>
      <DocumentTitle title={title} />
      <Stack gap={16}>{children}</Stack>
    </AuthLayout>
  );
}
