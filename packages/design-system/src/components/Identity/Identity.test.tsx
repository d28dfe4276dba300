import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Identity } from './Identity';
import { IdentityButton } from './IdentityButton';

describeConformance('Identity', (props) => <Identity name="Marta Lindqvist" {...props} />, {
  element: 'SPAN',
});
describeConformance('IdentityButton', (props) => <IdentityButton name="Marta Lindqvist" {...props} />, {
  element: 'BUTTON',
});

describe('Identity', () => {
  it('reads the name once', () => {
    render(<IdentityButton name="Marta Lindqvist" detail="Owner" />);
    expect(screen.getByRole('button')).toHaveAccessibleName('Marta Lindqvist Owner');
  });
});
