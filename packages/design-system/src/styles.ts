/** Entry of the stylesheet bundle: everything that has a style, in the order of the layers. */
import './theme/reset.css';

export * from './index';
export * from './table';
