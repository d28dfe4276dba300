/**
 * For the `.css.ts` files of the packages that stand on this one. Not published: vanilla-extract writes what it comes to into
 * their stylesheets, in the layers that are ours too.
 */
export { vars } from './contract.css';
export { layerStyle } from './layerStyle';
export { layers } from './layers.css';
