import { Badge, Identity, Rating, SiteQuote, SiteSection } from '@linework/design-system';

/** Three of them (LND-03). Nobody said them, and the page says so. */
export function Testimonials() {
  return (
    <SiteSection
      id="testimonials"
      title="Testimonials"
      description="Examples of what people could say: these three and their companies are invented."
    >
      {testimonials.map(({ name, role, quote }) => (
        <SiteQuote
          key={name}
          mark={<Rating value={5} />}
          badge={<Badge>Example</Badge>}
          by={<Identity name={name} detail={role} />}
        >
          {quote}
        </SiteQuote>
      ))}
    </SiteSection>
  );
}

const testimonials = [
  {
    name: 'Ingrid Solheim',
    role: 'Managing director, Solheim Hydro',
    quote:
      'Monday used to begin with three spreadsheets. Now I open the dashboard, see which project eats its budget, and know whom to ask.',
  },
  {
    name: 'Tomás Ferreira',
    role: 'Structural engineer, Ponte Nova',
    quote:
      'I start the timer in the office and stop it on site. The week is submitted before I am home, and nobody asks me for hours again.',
  },
  {
    name: 'Aiko Hayashi',
    role: 'Project manager, Kita Building Services',
    quote:
      'Our clients see their own project and nothing else. When a drawing changes I see it at once, and so do they.',
  },
];
