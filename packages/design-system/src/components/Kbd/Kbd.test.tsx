import { describeConformance } from '../../testing/describeConformance';
import { Kbd } from './Kbd';

describeConformance('Kbd', (props) => <Kbd {...props}>Esc</Kbd>, { element: 'KBD' });
