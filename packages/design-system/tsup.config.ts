import { styledPackage } from '../../scripts/build/styledPackage';

export default styledPackage({
  styles: { styles: 'src/styles.ts', themes: 'src/theme/build.ts' },
  unpublished: ['src/theme/{build,layerStyle,styling}.ts'],
});
