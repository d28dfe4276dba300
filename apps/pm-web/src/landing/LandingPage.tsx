import { Button, Link as DesignLink, Site } from '@linework/design-system';
import { Link } from 'react-router-dom';
import { Contact } from './Contact';
import { Features } from './Features';
import { Hero } from './Hero';
import { Pricing } from './Pricing';
import { Testimonials } from './Testimonials';

/** /: what Linework is, for visitors (LND-01..04). It names only what works, and says of examples that they are some. */
export function LandingPage() {
  return (
    <Site
      nav={sections.map(({ id, name }) => (
        <DesignLink key={id} href={`#${id}`} tone="quiet">
          {name}
        </DesignLink>
      ))}
      actions={
        <>
          <Button asChild variant="ghost">
            <Link to="/dashboard">Sign In</Link>
          </Button>
          <Button asChild variant="solid" tone="accent">
            <Link to="/dashboard">Get Started</Link>
          </Button>
        </>
      }
      footer={<Contact />}
      footnote="Linework is open source under the MIT licence and runs on your own server."
    >
      <title>Linework: project management for engineers</title>
      <Hero />
      <Features />
      <Testimonials />
      <Pricing />
    </Site>
  );
}

const sections = [
  { id: 'features', name: 'Features' },
  { id: 'testimonials', name: 'Testimonials' },
  { id: 'pricing', name: 'Pricing' },
  { id: 'contact', name: 'Contact' },
];
