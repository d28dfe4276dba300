import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FileIcon } from './FileIcon';

it('FIL-11: a thumbnail that cannot be loaded leaves the drawing, and the next file can be shown', () => {
  const { container, rerender } = render(
    <FileIcon name="broken.png" type="image/png" thumbnail="/broken.png" />,
  );
  const picture = container.querySelector('img');
  if (!picture) throw new Error('No thumbnail');
  fireEvent.error(picture);
  expect(picture).not.toBeVisible();
  rerender(<FileIcon name="gate.pdf" type="application/pdf" thumbnail={null} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('[data-kind="pdf"] svg')).toBeInTheDocument();
});
