import { describeConformance } from '../../testing/describeConformance';
import { ButtonGroup } from './ButtonGroup';

describeConformance(
  'ButtonGroup',
  (props) => (
    <ButtonGroup aria-label="Export" {...props}>
      <button type="button">Export</button>
    </ButtonGroup>
  ),
  { element: 'DIV' },
);
