import { describeConformance } from '../../testing/describeConformance';
import { StatCard } from '../StatCard';
import { StatRow } from './StatRow';

describeConformance(
  'StatRow',
  (props) => (
    <StatRow {...props}>
      <StatCard label="Clients" value={12} />
    </StatRow>
  ),
  { element: 'DIV' },
);
