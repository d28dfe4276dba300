import { sizeLimits } from '../../scripts/build/sizeLimits.mjs';

/** Without the design system, which an app has anyway, and without pdf.js and dxf-viewer. */
export default sizeLimits(
  import.meta.dirname,
  [
    { name: 'explorer', path: 'dist/index.js' },
    { name: 'memory', path: 'dist/memory/index.js' },
    { name: 'DWG preview', path: 'dist/previews/dwgRenderer.js' },
    { name: 'DXF preview', path: 'dist/previews/dxfRenderer.js' },
    { name: 'DXF worker', path: 'dist/previews/dxf-worker.js' },
    { name: 'image preview', path: 'dist/previews/imageRenderer.js' },
    { name: 'PDF preview', path: 'dist/previews/pdfRenderer.js' },
    { name: 'SVG preview', path: 'dist/previews/svgRenderer.js' },
    { name: 'text preview', path: 'dist/previews/textRenderer.js' },
    { name: 'ZIP preview', path: 'dist/previews/zipRenderer.js' },
    { name: 'styles.css', path: 'dist/styles.css' },
  ],
  ['@linework/design-system', 'pdfjs-dist', 'dxf-viewer'],
);
