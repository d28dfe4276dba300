import { styledPackage } from '../../scripts/build/styledPackage';

export default styledPackage({
  styles: { styles: 'src/styles.ts' },
  // Frames become pages (scripts/buildFrames.ts); the other tells types of parts of a library that has none.
  unpublished: ['src/frames/**', 'src/previews/dxf/dxfViewerParts.d.ts'],
});
