import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { ThemeScope } from './ThemeScope';

describeConformance(
  'ThemeScope',
  (props) => (
    <ThemeScope theme="nord" {...props}>
      {props.children ?? 'Inside'}
    </ThemeScope>
  ),
  { element: 'DIV', asChild: true },
);

describe('ThemeScope', () => {
  it('THM-01: a theme holds inside it, and another one inside that', () => {
    render(
      <ThemeScope theme="nord">
        <ThemeScope theme="github">
          <p>Deep</p>
        </ThemeScope>
      </ThemeScope>,
    );
    expect(screen.getByText('Deep').closest('[data-theme]')).toHaveAttribute('data-theme', 'github');
  });
});
