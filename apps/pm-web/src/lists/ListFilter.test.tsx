import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ListFilter } from './ListFilter';

afterEach(() => {
  vi.restoreAllMocks();
});

test('GEN-13: what is chosen is asked for after the frame in which the list of options closes', async () => {
  const setFilter = vi.fn();
  const options = [{ value: 'pending', label: 'Pending' }];
  render(<ListFilter list={{ filters: {}, setFilter }} name="status" label="Status" options={options} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
  const pending = await screen.findByRole('option', { name: 'Pending' });
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  await userEvent.click(pending);
  expect(screen.queryByRole('option')).toBeNull();
  expect(setFilter).not.toHaveBeenCalled();
  for (const frame of frames) frame(0);
  await vi.waitFor(() => expect(setFilter).toHaveBeenCalledExactlyOnceWith('status', 'pending'));
});
