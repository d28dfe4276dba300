export { TabLink, type TabLinkProps } from './TabLink';
export { TabLinks, type TabLinksProps } from './TabLinks';
