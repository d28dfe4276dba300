import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Button } from '../Button';
import { Site, SiteFooterGroup, SiteSection } from './Site';
import { SiteFeature } from './SiteFeature';
import { SiteHero, SiteSlide } from './SiteHero';
import { SitePlan } from './SitePlan';
import { SiteQuote } from './SiteQuote';

describeConformance('Site', (props) => <Site {...props} />, { element: 'DIV', inLandmark: false });
describeConformance('SiteHero', (props) => <SiteHero title="Linework" {...props} />, { element: 'SECTION' });
describeConformance('SiteSlide', (props) => <SiteSlide title="Projects" {...props} />, { element: 'DIV' });
describeConformance('SiteSection', (props) => <SiteSection title="Features" {...props} />, {
  element: 'SECTION',
});
describeConformance('SiteFeature', (props) => <SiteFeature title="Tasks" {...props} />, { element: 'DIV' });
describeConformance(
  'SitePlan',
  (props) => <SitePlan title="Starter" price="$9" features={['Up to 5 projects']} {...props} />,
  { element: 'ARTICLE' },
);
describeConformance('SiteQuote', (props) => <SiteQuote {...props}>It works.</SiteQuote>, {
  element: 'FIGURE',
});
describeConformance('SiteFooterGroup', (props) => <SiteFooterGroup title="Contact" {...props} />, {
  element: 'SECTION',
});

describe('Site', () => {
  it('LND-01: a link of its header leads to the section of that name, which takes the focus', () => {
    render(
      <Site
        nav={
          <>
            <a href="#features">Features</a>
            <a href="#contact">Contact</a>
          </>
        }
        footer={<SiteFooterGroup id="contact" title="Write to us" />}
      >
        <SiteSection id="features" title="What it does" />
      </Site>,
    );
    for (const [name, region] of [
      ['Features', 'What it does'],
      ['Contact', 'Write to us'],
    ] as const) {
      const link = within(screen.getByRole('navigation')).getByRole('link', { name });
      const target = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
      expect(target).toBe(screen.getByRole('region', { name: region }));
      target?.focus();
      expect(target).toHaveFocus();
    }
  });

  it('a section that nothing leads to takes no focus', () => {
    render(<SiteSection title="What it does" />);
    expect(screen.getByRole('region')).not.toHaveAttribute('tabindex');
  });
});

describe('SiteSlide', () => {
  it('is read as its words; its picture takes no focus and is not read out', () => {
    render(
      <SiteSlide title="Projects" actions={<Button>Get Started</Button>}>
        <Button>Complete</Button>
      </SiteSlide>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Projects' })).toBeInTheDocument();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Get Started']);
    expect(screen.getByText('Complete').closest('[inert]')).not.toBeNull();
  });
});

describe('SitePlan', () => {
  it('is named by its title and lists what is in it', () => {
    render(<SitePlan title="Starter" price="$9" period="per user" features={['5 projects', 'Reports']} />);
    const plan = within(screen.getByRole('article', { name: 'Starter' }));
    expect(plan.getByText('$9').parentElement).toHaveTextContent('$9 per user');
    expect(plan.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '5 projects',
      'Reports',
    ]);
  });
});
