import { describeConformance } from '../../testing/describeConformance';
import { PageContent } from './PageContent';

describeConformance('PageContent', (props) => <PageContent {...props}>A page</PageContent>, {
  element: 'DIV',
});
