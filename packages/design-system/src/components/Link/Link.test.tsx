import { describeConformance } from '../../testing/describeConformance';
import { Link } from './Link';

describeConformance(
  'Link',
  (props) => (
    <Link href="/tasks" {...props}>
      {props.children ?? 'View All'}
    </Link>
  ),
  { element: 'A', asChild: true },
);
