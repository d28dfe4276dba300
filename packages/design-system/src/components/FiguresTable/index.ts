export { FiguresTable, type FiguresTableProps } from './FiguresTable';
