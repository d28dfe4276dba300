import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Tag } from './Tag';

describeConformance('Tag', (props) => <Tag {...props}>hydraulics</Tag>, { element: 'SPAN' });

describe('Tag', () => {
  it('is removed by a button that names it', async () => {
    const onRemove = vi.fn();
    render(<Tag onRemove={onRemove}>hydraulics</Tag>);
    await userEvent.click(screen.getByRole('button', { name: 'Remove hydraulics' }));
    expect(onRemove).toHaveBeenCalledOnce();
  });
});
