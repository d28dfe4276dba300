import { describeConformance } from '../../testing/describeConformance';
import { DescriptionList } from './DescriptionList';

describeConformance(
  'DescriptionList',
  (props) => <DescriptionList items={[{ term: 'Scale', details: '1:50' }]} {...props} />,
  { element: 'DL' },
);
