import { styledPackage } from '../../scripts/build/styledPackage';

export default styledPackage({ styles: { styles: 'src/styles.ts' } });
