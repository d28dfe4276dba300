import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { some } from '../../../../../scripts/checks/some';
import { describeConformance } from '../../testing/describeConformance';
import { QrCode } from './QrCode';

const uri = 'otpauth://totp/Linework:ada%40haldenroy.example?secret=JX4P7TQMW2LR5HCE&issuer=Linework';

describeConformance('QrCode', (props) => <QrCode value={uri} label="Key for your app" {...props} />, {
  element: 'DIV',
});

test('draws each dark module of the code once, within a white border of four', () => {
  render(<QrCode value={uri} label="Key for your app" />);
  const code = screen.getByRole('img', { name: 'Key for your app' });
  const { data } = encode(uri, { ecc: 'M', border: 4 });
  const drawn = data.map((row) => row.map(() => false));
  const runs =
    code
      .querySelector('path')
      ?.getAttribute('d')
      ?.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g) ?? [];
  for (const [, x, y, length] of some(runs))
    for (let at = Number(x); at < Number(x) + Number(length); at += 1) {
      const row = drawn[Number(y)];
      expect(row?.[at]).toBe(false);
      if (row) row[at] = true;
    }
  expect(drawn).toEqual(data);
  expect(code).toHaveAttribute('viewBox', `0 0 ${data.length} ${data.length}`);
});

test('says nothing of the value to a screen reader', () => {
  const { container } = render(<QrCode value={uri} label="Key for your app" />);
  expect(container).not.toHaveTextContent('JX4P');
});
