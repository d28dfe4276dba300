import { styledPackage } from '../../scripts/build/styledPackage';

export default styledPackage({
  entries: {
    index: 'src/index.ts',
    'memory/index': 'src/memory/index.ts',
    'previews/dwg': 'src/previews/dwg.ts',
    'previews/image': 'src/previews/image.ts',
    'previews/pdf': 'src/previews/pdf.ts',
    'previews/svg': 'src/previews/svg.ts',
    'previews/text': 'src/previews/text.ts',
    'previews/zip': 'src/previews/zip.ts',
    'previews/sheet': 'src/previews/sheet.ts',
    'previews/word': 'src/previews/word.ts',
  },
  styles: { styles: 'src/styles.ts' },
  // They become pages: scripts/buildFrames.ts.
  unpublished: ['src/frames/**'],
});
