import { styledPackage } from '../../scripts/build/styledPackage';

export default styledPackage({
  entries: {
    index: 'src/index.ts',
    'theme/index': 'src/theme/index.ts',
    'table/index': 'src/table/index.ts',
  },
  styles: { styles: 'src/styles.ts', themes: 'src/theme/build.ts' },
  unpublished: ['src/theme/{build,layerStyle,styling}.ts'],
});
