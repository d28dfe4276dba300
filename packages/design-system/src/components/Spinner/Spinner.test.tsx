import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Spinner } from './Spinner';

describeConformance('Spinner', (props) => <Spinner {...props} />, { element: 'SPAN' });

describe('Spinner', () => {
  it('is announced, unless words beside it say it', () => {
    render(
      <>
        <Spinner label="Searching" />
        <Spinner label="" />
      </>,
    );
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });
});
