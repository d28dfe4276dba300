export { Figure, type FigureProps } from './Figure';
export { FigureStrip, type FigureStripProps } from './FigureStrip';
