import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { AuthLayout } from './AuthLayout';

describeConformance(
  'AuthLayout',
  (props) => (
    <AuthLayout title="Sign in" {...props}>
      Form
    </AuthLayout>
  ),
  { element: 'MAIN', inLandmark: false },
);

describe('AuthLayout', () => {
  it('has one heading, its title', () => {
    render(<AuthLayout title="Sign in">Form</AuthLayout>);
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Sign in']);
  });
});
