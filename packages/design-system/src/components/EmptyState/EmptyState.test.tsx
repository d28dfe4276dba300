import { describeConformance } from '../../testing/describeConformance';
import { EmptyState } from './EmptyState';

describeConformance('EmptyState', (props) => <EmptyState title="No tasks yet" {...props} />, {
  element: 'DIV',
});
