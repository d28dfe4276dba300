import { Card, PageContent, Skeleton, Stack, VisuallyHidden } from '@linework/design-system';

/** A page on its way: a title and a sheet of rows, in the shape that most pages have. */
export function PageSkeleton() {
  return (
    <PageContent aria-busy>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Skeleton width={180} height={26} />
      <Card>
        <Stack gap={20}>
          {Array.from({ length: 8 }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows that are only shapes have no other name
            <Skeleton key={row} height={16} />
          ))}
        </Stack>
      </Card>
    </PageContent>
  );
}
