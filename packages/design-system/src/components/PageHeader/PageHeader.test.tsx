import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { PageHeader } from './PageHeader';

describeConformance('PageHeader', (props) => <PageHeader title="Tasks" {...props} />, { element: 'DIV' });

describe('PageHeader', () => {
  it('is the page’s first heading, with a way back that stays one link', () => {
    render(<PageHeader title="Spillway gate renewal" back={<a href="/projects">Projects</a>} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Spillway gate renewal' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Projects' })).toHaveAttribute('href', '/projects');
  });
});
