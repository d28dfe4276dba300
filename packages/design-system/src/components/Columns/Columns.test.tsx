import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Columns } from './Columns';

describeConformance('Columns', (props) => <Columns {...props}>Main</Columns>, { element: 'DIV' });

describe('Columns', () => {
  it('reads the main column before what stands beside it', () => {
    render(
      <Columns aside={<p>Team</p>}>
        <p>Details</p>
      </Columns>,
    );
    const order = screen.getByText('Details').compareDocumentPosition(screen.getByText('Team'));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});
