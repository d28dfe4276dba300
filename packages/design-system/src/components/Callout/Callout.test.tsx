import { describeConformance } from '../../testing/describeConformance';
import { Callout } from './Callout';

describeConformance(
  'Callout',
  (props) => (
    <Callout title="A draft is kept" {...props}>
      Restore it
    </Callout>
  ),
  { element: 'DIV' },
);
