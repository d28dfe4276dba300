export {
  Site,
  SiteFooterGroup,
  type SiteFooterGroupProps,
  type SiteProps,
  SiteSection,
  type SiteSectionProps,
} from './Site';
export { SiteFeature, type SiteFeatureProps } from './SiteFeature';
export { SiteHero, type SiteHeroProps, SiteSlide, type SiteSlideProps } from './SiteHero';
export { SitePlan, type SitePlanProps } from './SitePlan';
export { SiteQuote, type SiteQuoteProps } from './SiteQuote';
