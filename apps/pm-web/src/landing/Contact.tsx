import { Link as DesignLink, Logo, SiteFooterGroup } from '@linework/design-system';
import { Link } from 'react-router-dom';

/** The footer (LND-03). Addresses and the number are of ranges that nobody can own (RFC 2606, 555-01xx), and said to be examples. */
export function Contact() {
  return (
    <>
      <SiteFooterGroup title={<Logo />}>
        <p>Project management for engineering teams, consultancies and their clients.</p>
      </SiteFooterGroup>
      <SiteFooterGroup title="Product">
        <DesignLink href="#features" tone="quiet">
          What it does
        </DesignLink>
        <DesignLink href="/api/docs" tone="quiet">
          API reference
        </DesignLink>
        <DesignLink asChild tone="quiet">
          <Link to="/dashboard">Open your workspace</Link>
        </DesignLink>
      </SiteFooterGroup>
      <SiteFooterGroup id="contact" title="Contact">
        <p>Examples: whoever hosts Linework for others names their own details here.</p>
        <DesignLink href="mailto:sales@linework.example">sales@linework.example</DesignLink>
        <DesignLink href="tel:+12025550142">+1 202-555-0142</DesignLink>
        <span>12 Example Street, Exampleville</span>
      </SiteFooterGroup>
      <SiteFooterGroup title="Social">
        <p>Examples too: they lead to example.com.</p>
        {social.map((name) => (
          <DesignLink
            key={name}
            href={`https://example.com/${name.toLowerCase()}/linework`}
            rel="noreferrer"
            tone="quiet"
          >
            {name}
          </DesignLink>
        ))}
      </SiteFooterGroup>
    </>
  );
}

const social = ['LinkedIn', 'Mastodon', 'YouTube'];
