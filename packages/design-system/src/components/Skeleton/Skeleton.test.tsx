import { describeConformance } from '../../testing/describeConformance';
import { Skeleton } from './Skeleton';

describeConformance('Skeleton', (props) => <Skeleton {...props} />, { element: 'SPAN' });
