import { describeConformance } from '../../testing/describeConformance';
import { Separator } from './Separator';

describeConformance('Separator', (props) => <Separator {...props} />, { element: 'DIV' });
