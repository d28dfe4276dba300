import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Logo } from './Logo';

describeConformance('Logo', (props) => <Logo {...props} />, { element: 'SPAN' });

describe('Logo', () => {
  it('keeps its word for who cannot see the mark', () => {
    render(<Logo markOnly />);
    expect(screen.getByRole('img', { name: 'Linework' })).toBeInTheDocument();
  });
});
