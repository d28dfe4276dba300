import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { TopBar } from './TopBar';

describeConformance('TopBar', (props) => <TopBar {...props} />, { element: 'HEADER' });

describe('TopBar', () => {
  it('has no toggle where there is no sidebar', () => {
    render(<TopBar start="Linework" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
