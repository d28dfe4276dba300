import { createEvent, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../testing/renderScreen';
import { useAppLinks } from './AppLinks';
import { useAppPath } from './useAppPath';

function TaskLink() {
  const path = useAppPath();
  const { follow } = useAppLinks();
  return (
    <a href={path('/tasks/edit?id=t1')} onClick={follow}>
      Spillway gate
    </a>
  );
}

const link = () => screen.getByRole('link', { name: 'Spillway gate' });

describe('a plain link that follows AppLinks', () => {
  it('GEN-01: leads to the same screen under the prefix that the person is under', () => {
    renderScreen(<TaskLink />, { at: '/app/tasks?search=gate' });
    expect(link()).toHaveAttribute('href', '/app/tasks/edit?id=t1');
  });

  it('stays in the app after a plain click', async () => {
    const { router } = renderScreen(<TaskLink />, { at: '/tasks' });
    fireEvent.click(link());
    expect(await screen.findByText('Another page')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/tasks/edit', search: '?id=t1' });
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    '%o leaves the click to the browser',
    (how) => {
      const { router } = renderScreen(<TaskLink />, { at: '/tasks' });
      const click = createEvent.click(link(), how);
      // Happy DOM would load the page.
      window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      let wasLeft: boolean | undefined;
      link()
        .closest('body')
        ?.addEventListener('click', (event) => (wasLeft = !event.defaultPrevented), { once: true });
      fireEvent(link(), click);
      expect(wasLeft).toBe(true);
      expect(router.state.location.pathname).toBe('/tasks');
    },
  );
});
