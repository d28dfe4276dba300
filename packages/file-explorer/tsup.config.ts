import { styledPackage } from '../../scripts/build/styledPackage';

export default styledPackage({
  entries: {
    index: 'src/index.ts',
    'memory/index': 'src/memory/index.ts',
    'previews/dwg': 'src/previews/dwg.ts',
    'previews/dxf': 'src/previews/dxf.ts',
    'previews/dxf-worker': 'src/previews/dxf-worker.ts',
    'previews/image': 'src/previews/image.ts',
    'previews/pdf': 'src/previews/pdf.ts',
    'previews/svg': 'src/previews/svg.ts',
    'previews/text': 'src/previews/text.ts',
    'previews/zip': 'src/previews/zip.ts',
    'previews/sheet': 'src/previews/sheet.ts',
    'previews/word': 'src/previews/word.ts',
  },
  styles: { styles: 'src/styles.ts' },
  // Frames become pages (scripts/buildFrames.ts); the other tells types of parts of a library that has none.
  unpublished: ['src/frames/**', 'src/previews/dxf/dxfViewerParts.d.ts'],
});
