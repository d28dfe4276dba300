import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Rating } from './Rating';
import { RatingField } from './RatingField';

describeConformance('Rating', (props) => <Rating value={4} {...props} />, { element: 'SPAN' });
describeConformance('RatingField', (props) => <RatingField label="Hand-over" {...props} />, {
  element: 'DIV',
});

const stars = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-filled]')].map((star) => star.getAttribute('data-filled'));

describe('Rating', () => {
  it('LND-03: says the rating in words', () => {
    render(<Rating value={4.5} />);
    expect(screen.getByRole('img', { name: '4.5 out of 5 stars' })).toBeInTheDocument();
  });

  it.each([
    [0, 'none none none none none'],
    [2.5, 'whole whole half none none'],
    [4.3, 'whole whole whole whole half'],
    [4.8, 'whole whole whole whole whole'],
  ])('draws %d to the half star', (value, drawn) => {
    const { container } = render(<Rating value={value} />);
    expect(stars(container).join(' ')).toBe(drawn);
  });
});

describe('RatingField', () => {
  it('is a group of radios that starts with none', () => {
    render(<RatingField label="Hand-over" />);
    expect(screen.getByRole('radiogroup', { name: 'Hand-over' })).toBeInTheDocument();
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(5);
  });

  it('takes a star by pointer and by arrow keys', async () => {
    const onValueChange = vi.fn();
    const { container } = render(<RatingField label="Hand-over" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('radio', { name: '2 stars' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(onValueChange.mock.calls).toEqual([[2], [3]]);
    expect(screen.getByRole('radio', { name: '3 stars' })).toBeChecked();
    await userEvent.unhover(screen.getByRole('radio', { name: '2 stars' }));
    expect(stars(container).filter((filled) => filled === 'whole')).toHaveLength(3);
  });

  it('shows under the mouse what a press would give', async () => {
    const { container } = render(<RatingField label="Hand-over" defaultValue={1} />);
    await userEvent.hover(screen.getByRole('radio', { name: '4 stars' }));
    expect(stars(container).filter((filled) => filled === 'whole')).toHaveLength(4);
    await userEvent.unhover(screen.getByRole('radiogroup'));
    expect(stars(container).filter((filled) => filled === 'whole')).toHaveLength(1);
  });

  it('takes nothing while it is disabled, and ties its error', async () => {
    const onValueChange = vi.fn();
    render(<RatingField label="Hand-over" disabled error="Please choose" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('radio', { name: '2 stars' }), { pointerEventsCheck: 0 });
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose');
  });
});
