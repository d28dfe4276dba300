import { describeConformance } from '../../testing/describeConformance';
import { VisuallyHidden } from './VisuallyHidden';

describeConformance('VisuallyHidden', (props) => <VisuallyHidden {...props}>Heard</VisuallyHidden>, {
  element: 'SPAN',
});
