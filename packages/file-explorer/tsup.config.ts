import { styledPackage } from '../../scripts/build/styledPackage';

export default styledPackage({
  entries: {
    index: 'src/index.ts',
    'memory/index': 'src/memory/index.ts',
    'previews/dxf': 'src/previews/dxf.ts',
    'previews/dxf-worker': 'src/previews/dxf-worker.ts',
    'previews/image': 'src/previews/image.ts',
    'previews/pdf': 'src/previews/pdf.ts',
    'previews/text': 'src/previews/text.ts',
  },
  styles: { styles: 'src/styles.ts' },
  unpublished: ['src/previews/dxf/dxfViewerParts.d.ts'],
});
