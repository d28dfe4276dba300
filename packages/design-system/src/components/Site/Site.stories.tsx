import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { Card } from '../Card';
import { Link } from '../Link';
import { Site, SiteHero, SiteSection } from './Site';

const meta = {
  title: 'Components/Site',
  component: Site,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  tags: ['sheet'],
  render: () => (
    <Site
      nav={<Link href="#features">Features</Link>}
      actions={
        <>
          <Button variant="ghost">Sign In</Button>
          <Button variant="solid" tone="accent">
            Get Started
          </Button>
        </>
      }
      footer="Linework"
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
      <SiteSection id="features" title="What it does">
        <Card title="Clients">Everybody you work for.</Card>
        <Card title="Projects">Team, budget and dates.</Card>
        <Card title="Tasks">Who does what by when.</Card>
      </SiteSection>
    </Site>
  ),
};
