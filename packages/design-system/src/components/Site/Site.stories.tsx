import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, FolderKanban, ListChecks } from 'lucide-react';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { Card } from '../Card';
import { Carousel } from '../Carousel';
import { Identity } from '../Identity';
import { Link } from '../Link';
import { Rating } from '../Rating';
import { StatCard } from '../StatCard';
import { StatRow } from '../StatRow';
import { Site, SiteFooterGroup, SiteSection } from './Site';
import { SiteFeature } from './SiteFeature';
import { SiteHero, SiteSlide } from './SiteHero';
import { SitePlan } from './SitePlan';
import { SiteQuote } from './SiteQuote';

const meta = {
  title: 'Components/Site',
  component: Site,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;

const actions = (
  <>
    <Button variant="ghost">Sign In</Button>
    <Button variant="solid" tone="accent">
      Get Started
    </Button>
  </>
);

export const Page: Story = {
  tags: ['sheet'],
  render: () => (
    <Site
      nav={
        <>
          <Link href="#features">Features</Link>
          <Link href="#pricing">Pricing</Link>
          <Link href="#contact">Contact</Link>
        </>
      }
      actions={actions}
      footer={
        <>
          <SiteFooterGroup title="Linework">Projects drawn to the line.</SiteFooterGroup>
          <SiteFooterGroup id="contact" title="Contact">
            <Link href="mailto:hello@linework.example">hello@linework.example</Link>
            <span>12 Example Street</span>
          </SiteFooterGroup>
        </>
      }
      footnote="Open source under the MIT licence."
    >
      <SiteHero
        title="Projects drawn to the line"
        description="Clients, projects and tasks of an engineering consultancy, in one calm place."
        actions={
          <Button variant="solid" tone="accent" size="large">
            Get Started
          </Button>
        }
      >
        <Card title="Beside the words">A picture, a list, a figure.</Card>
      </SiteHero>
      <SiteSection id="features" title="Features" description="What it does, and nothing else." columns={4}>
        <SiteFeature icon={<FolderKanban />} title="Projects">
          Team, budget and dates.
        </SiteFeature>
        <SiteFeature icon={<ListChecks />} title="Tasks">
          Who does what by when.
        </SiteFeature>
        <SiteFeature icon={<Clock />} title="Time">
          A timer that survives reloads.
        </SiteFeature>
      </SiteSection>
      <SiteSection title="Testimonials">
        <SiteQuote
          mark={<Rating value={5} />}
          badge={<Badge>Example</Badge>}
          by={<Identity name="Ana Lima" detail="Structural engineer" />}
        >
          The week is submitted before I am home.
        </SiteQuote>
      </SiteSection>
      <SiteSection id="pricing" title="Pricing">
        <SitePlan
          title="Starter"
          price="$9"
          period="per user per month"
          features={['Up to 5 projects', '10 team members']}
          action={<Button size="large">Start Free Trial</Button>}
        />
        <SitePlan
          title="Professional"
          badge={<Badge tone="accent">Most Popular</Badge>}
          price="$19"
          period="per user per month"
          features={['Unlimited projects', '50 team members', 'Time tracking']}
          action={
            <Button variant="solid" tone="accent" size="large">
              Start Free Trial
            </Button>
          }
        />
      </SiteSection>
    </Site>
  ),
};

/** A hero that fills the screen: slides with words and a piece of a screen. */
export const ScreenHero: Story = {
  render: () => (
    <Site actions={actions}>
      <SiteHero layout="screen" title="Project management for engineers">
        <Carousel
          label="What it looks like"
          controls="over"
          interval={5}
          slides={[
            {
              id: 'line',
              label: 'Dashboard',
              content: (
                <SiteSlide
                  title="Projects drawn to the line"
                  description="Clients, projects and tasks of an engineering consultancy, in one calm place."
                  actions={
                    <Button variant="solid" tone="accent" size="large">
                      Get Started
                    </Button>
                  }
                >
                  <StatRow>
                    <StatCard label="Active Clients" value={12} />
                    <StatCard label="Total Projects" value={24} />
                  </StatRow>
                </SiteSlide>
              ),
            },
            {
              id: 'time',
              label: 'Time',
              content: (
                <SiteSlide title="Hours that count themselves" description="Stopped once, billed once.">
                  <Card title="Week 47">28 h 12 m</Card>
                </SiteSlide>
              ),
            },
          ]}
        />
      </SiteHero>
    </Site>
  ),
};
