import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { ErrorState } from './ErrorState';

describeConformance(
  'ErrorState',
  (props) => <ErrorState title="Not loaded" description="Try again." {...props} />,
  { element: 'DIV' },
);

describe('ErrorState', () => {
  it('GEN-17: is announced and carries what can be done', () => {
    render(
      <ErrorState
        title="The tasks did not load"
        description="Try again in a moment."
        code="503"
        action={<button type="button">Try again</button>}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('503');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
