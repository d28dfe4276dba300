import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { CodeList } from './CodeList';

const codes = ['4kqx-8mdw', 't7rb-2hnc', '9fzp-jv6e'];

describeConformance(
  'CodeList',
  (props) => <CodeList codes={codes} aria-label="Recovery codes" {...props} />,
  {
    element: 'OL',
  },
);

test('lists each code in order', () => {
  render(<CodeList codes={codes} aria-label="Recovery codes" />);
  expect(screen.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual(codes);
});
