import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Stack } from './Stack';

describeConformance('Stack', (props) => <Stack {...props}>{props.children ?? 'One'}</Stack>, {
  element: 'DIV',
  asChild: true,
});

describe('Stack', () => {
  it('keeps the order of its children', () => {
    const { container } = render(
      <Stack direction="row">
        <i>1</i>
        <i>2</i>
      </Stack>,
    );
    expect(container).toHaveTextContent('12');
  });
});
