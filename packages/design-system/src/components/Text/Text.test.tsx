import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Text } from './Text';

describeConformance('Text', (props) => <Text {...props}>{props.children ?? '3 of 12 tasks'}</Text>, {
  element: 'SPAN',
  asChild: true,
});

describe('Text', () => {
  it('looks different where it is muted or finished', () => {
    render(
      <>
        <Text>plain</Text>
        <Text tone="muted">muted</Text>
        <Text done>finished</Text>
      </>,
    );
    const looks = ['plain', 'muted', 'finished'].map((word) => screen.getByText(word).className);
    expect(new Set(looks).size).toBe(3);
  });
});
