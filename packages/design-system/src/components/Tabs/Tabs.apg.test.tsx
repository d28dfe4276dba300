import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { pressAtOnce } from '../../testing/pressAtOnce';
import { Tabs } from './Tabs';

/** https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */

function Project({ activationMode }: { activationMode?: 'automatic' | 'manual' }) {
  return (
    <>
      <button type="button">Before</button>
      <Tabs.Root defaultValue="details" activationMode={activationMode}>
        <Tabs.List aria-label="Project">
          <Tabs.Tab value="details">Details</Tabs.Tab>
          <Tabs.Tab value="team">Team</Tabs.Tab>
          <Tabs.Tab value="tasks">Tasks</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="details">Fields</Tabs.Panel>
        <Tabs.Panel value="team">People</Tabs.Panel>
        <Tabs.Panel value="tasks">Rows</Tabs.Panel>
      </Tabs.Root>
    </>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

async function press(keys: string, activationMode?: 'automatic' | 'manual') {
  render(<Project activationMode={activationMode} />);
  screen.getByRole('button', { name: 'Before' }).focus();
  await userEvent.tab();
  if (keys) await userEvent.keyboard(keys);
}

describe('APG tabs', () => {
  it('Tab: when focus moves into the tab list, places focus on the active tab', async () => {
    render(<Project />);
    await userEvent.click(tab('Team'));
    screen.getByRole('button', { name: 'Before' }).focus();
    await userEvent.tab();
    expect(tab('Team')).toHaveFocus();
  });

  it('Tab: when the tab list contains the focus, moves focus to the tab panel', async () => {
    await press('');
    await userEvent.tab();
    expect(screen.getByRole('tabpanel', { name: 'Details' })).toHaveFocus();
  });

  it('Left Arrow: moves focus to the previous tab, from the first to the last, and activates it', async () => {
    await press('{ArrowLeft}');
    expect(tab('Tasks')).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Rows');
    await userEvent.keyboard('{ArrowLeft}');
    expect(tab('Team')).toHaveFocus();
  });

  it('Right Arrow: moves focus to the next tab, from the last to the first, and activates it', async () => {
    await press('{ArrowRight}');
    expect(tab('Team')).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('People');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(tab('Details')).toHaveFocus();
  });

  it('Right Arrow: hears one press after the other, however soon it comes', async () => {
    await press('');
    pressAtOnce('ArrowRight', 'ArrowRight');
    expect(tab('Tasks')).toHaveFocus();
  });

  it('Home: moves focus to the first tab and activates it', async () => {
    await press('{ArrowLeft}{Home}');
    expect(tab('Details')).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Fields');
  });

  it('End: moves focus to the last tab and activates it', async () => {
    await press('{End}');
    expect(tab('Tasks')).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Rows');
  });

  it.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ])('%s: activates the tab if it was not activated automatically on focus', async (_key, typed) => {
    await press('{ArrowRight}', 'manual');
    expect(tab('Team')).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Fields');
    await userEvent.keyboard(typed);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('People');
  });

  it('the list is named, the active tab is selected and controls the panel that it names', async () => {
    await press('');
    expect(screen.getByRole('tablist', { name: 'Project' })).toBeInTheDocument();
    expect(tab('Details')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Team')).toHaveAttribute('aria-selected', 'false');
    expect(tab('Details')).toHaveAttribute(
      'aria-controls',
      screen.getByRole('tabpanel', { name: 'Details' }).id,
    );
  });
});
