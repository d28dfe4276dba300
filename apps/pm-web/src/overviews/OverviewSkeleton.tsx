import {
  Card,
  Columns,
  Figure,
  FigureStrip,
  List,
  ListRow,
  PageContent,
  Skeleton,
  VisuallyHidden,
} from '@linework/design-system';

/** A page to read on its way: a title, the strip of figures, sheets of rows. */
export function OverviewSkeleton() {
  return (
    <PageContent aria-busy>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Skeleton width={220} height={26} />
      <Skeleton width={320} height={32} />
      <FigureStrip>
        {[96, 72, 120, 84].map((width) => (
          <Figure
            key={width}
            label={<Skeleton width={width} />}
            value={<Skeleton width={64} height={24} />}
            note={<Skeleton width={width} height={11} />}
          />
        ))}
      </FigureStrip>
      <Columns aside={<RowsOnTheirWay />}>
        <RowsOnTheirWay />
        <RowsOnTheirWay />
      </Columns>
    </PageContent>
  );
}

function RowsOnTheirWay() {
  return (
    <Card flush title={<Skeleton width={110} />}>
      <List>
        {[180, 140, 200, 160, 120].map((width) => (
          <ListRow
            key={width}
            title={<Skeleton width={width} />}
            meta={<Skeleton width={width * 0.6} height={11} />}
          />
        ))}
      </List>
    </Card>
  );
}
