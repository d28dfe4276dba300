/** Entry of the stylesheet bundle: everything that has a style. */
export * from './index';
