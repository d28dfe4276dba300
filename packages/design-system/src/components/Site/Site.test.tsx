import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Site, SiteHero, SiteSection } from './Site';

describeConformance('Site', (props) => <Site {...props} />, { element: 'DIV', inLandmark: false });
describeConformance('SiteHero', (props) => <SiteHero title="Linework" {...props} />, { element: 'SECTION' });
describeConformance('SiteSection', (props) => <SiteSection title="Features" {...props} />, {
  element: 'SECTION',
});

describe('Site', () => {
  it('LND-01: a link of its header leads to the section of that name', () => {
    render(
      <Site nav={<a href="#features">Features</a>}>
        <SiteSection id="features" title="What it does" />
      </Site>,
    );
    const link = within(screen.getByRole('navigation')).getByRole('link', { name: 'Features' });
    const target = document.querySelector(link.getAttribute('href') ?? '');
    expect(target).toBe(screen.getByRole('region', { name: 'What it does' }));
  });
});
