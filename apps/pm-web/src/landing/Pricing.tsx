import { Badge, Button, SitePlan, SiteSection } from '@linework/design-system';
import { Link } from 'react-router-dom';

/** Three plans (LND-04): an example, for Linework itself is free. */
export function Pricing() {
  return (
    <SiteSection
      id="pricing"
      title="Pricing"
      description="An example of how somebody who hosts Linework for others could sell it, with their own support and guarantees. Linework itself is open source under the MIT licence: whoever installs it on a server of their own has all of it for free."
    >
      {plans.map(({ title, price, features, action, badge }) => (
        <SitePlan
          key={title}
          title={title}
          price={price}
          period="per user per month"
          features={features}
          badge={badge && <Badge tone="accent">{badge}</Badge>}
          action={
            <Button
              asChild
              size="large"
              variant={badge ? 'solid' : 'outline'}
              tone={badge ? 'accent' : 'neutral'}
            >
              {action}
            </Button>
          }
        />
      ))}
    </SiteSection>
  );
}

interface Plan {
  title: string;
  price: string;
  features: readonly string[];
  action: React.ReactElement;
  badge?: string;
}

const trial = <Link to="/dashboard">Start Free Trial</Link>;

const plans: readonly Plan[] = [
  {
    title: 'Starter',
    price: '$9',
    features: [
      'Up to 5 projects',
      '10 team members',
      'Basic reporting',
      'Email support',
      'Mobile app access',
    ],
    action: trial,
  },
  {
    title: 'Professional',
    price: '$19',
    badge: 'Most Popular',
    features: [
      'Unlimited projects',
      '50 team members',
      'Advanced reporting',
      'Priority support',
      'Time tracking',
      'Custom workflows',
      'API access',
    ],
    action: trial,
  },
  {
    title: 'Enterprise',
    price: '$39',
    features: [
      'Everything in Professional',
      'Unlimited members',
      'Advanced security',
      'Dedicated support',
      'Custom integrations',
      'White-label options',
      'SLA guarantee',
    ],
    action: <a href="#contact">Contact Sales</a>,
  },
];
