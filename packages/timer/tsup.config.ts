import { styledPackage } from '../../scripts/build/styledPackage';

export default styledPackage({ entries: { index: 'src/index.ts' }, styles: { styles: 'src/styles.ts' } });
