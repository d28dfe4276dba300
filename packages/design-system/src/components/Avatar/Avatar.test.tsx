import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { themes } from '../../theme';
import { composite, contrastRatio, parseColor, type Rgba } from '../../theme/color';
import { Avatar } from './Avatar';
import { AvatarGroup } from './AvatarGroup';
import { avatarHue, avatarHues } from './avatarHue';
import { initialsOf } from './initialsOf';

describeConformance('Avatar', (props) => <Avatar name="Marta Lindqvist" {...props} />, { element: 'SPAN' });
describeConformance(
  'AvatarGroup',
  (props) => (
    <AvatarGroup {...props}>
      <Avatar name="Marta Lindqvist" />
    </AvatarGroup>
  ),
  { element: 'SPAN' },
);

const names = [
  'Marta Lindqvist',
  'Jun Takeda',
  'Amir Bensaïd',
  'Petra Koller',
  'Ola Eriksen',
  'Lena Suter',
  'Tomasz Wójcik',
  'Ines Duarte',
  'Noor Haddad',
  'Sven Aas',
  'Li Wei',
  'Ana Costa',
  'Bo Ek',
  'Eva Roth',
];

describe('Avatar', () => {
  it('shows the letters of the first and last name and is named in full', () => {
    render(<Avatar name="Marta von Lindqvist" />);
    expect(screen.getByRole('img', { name: 'Marta von Lindqvist' })).toHaveTextContent('ML');
  });

  it('is silent beside the name', () => {
    render(<Avatar name="Marta Lindqvist" decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('is no part of the visible words of a button that it decorates', () => {
    render(
      <button type="button" aria-label="User menu">
        <Avatar name="Marta Lindqvist" decorative />
      </button>,
    );
    const button = screen.getByRole('button', { name: 'User menu' });
    expect(button.textContent).toBe('');
    expect(button.firstElementChild).toHaveAttribute('data-letters', 'ML');
  });

  it.each([
    ['', '?'],
    ['  ', '?'],
    ['Cher', 'C'],
    ['👩‍🔧 Eva', '👩‍🔧E'],
    ['نور حداد', 'نح'],
  ])('makes initials of %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('gives a person the same hue everywhere and different people different ones', () => {
    expect(avatarHue('Marta Lindqvist')).toBe(avatarHue('Marta Lindqvist'));
    const team = Array.from({ length: 60 }, (_, place) => avatarHue(`Person ${place}`));
    expect(new Set(team).size).toBe(avatarHues.length);
  });

  it.each(Object.values(themes).map((theme) => [theme.id, theme] as const))(
    'is readable in %s in every hue',
    (_id, theme) => {
      const ratios = avatarHues.map((hue) => {
        const { front, behind } = coloursOf(theme, hue);
        return [hue, contrastRatio(front, behind)] as const;
      });
      expect(ratios.filter(([, ratio]) => ratio < 4.5)).toEqual([]);
    },
  );
});

describe('AvatarGroup', () => {
  it('counts what it does not show', () => {
    render(
      <AvatarGroup max={3}>
        {names.map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </AvatarGroup>,
    );
    expect(screen.getAllByRole('img')).toHaveLength(3);
    expect(screen.getByRole('img', { name: 'and 12 more' })).toHaveTextContent('+12');
  });
});

/** What Avatar.css paints, computed: role pairs over the sheet, the chart's hue mixed as `color-mix` does. */
function coloursOf({ tokens }: (typeof themes)[keyof typeof themes], hue: (typeof avatarHues)[number]) {
  if (hue === 'chart5') {
    const chart = parseColor(tokens.color.chart[5]);
    return {
      front: mix(chart, 0.4, parseColor(tokens.color.text.primary)),
      behind: mix(chart, 0.2, parseColor(tokens.color.surface.sheet)),
    };
  }
  const role = tokens.color[hue];
  const behind = composite(parseColor(role.subtle), parseColor(tokens.color.surface.sheet));
  return { front: composite(parseColor(role.onSubtle), behind), behind };
}

function mix(colour: Rgba, share: number, other: Rgba): Rgba {
  const channel = (name: 'red' | 'green' | 'blue') => colour[name] * share + other[name] * (1 - share);
  return { red: channel('red'), green: channel('green'), blue: channel('blue'), alpha: 1 };
}
