export {
  Site,
  SiteHero,
  type SiteHeroProps,
  type SiteProps,
  SiteSection,
  type SiteSectionProps,
} from './Site';
