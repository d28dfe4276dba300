import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Accordion } from './Accordion';

/** https://www.w3.org/WAI/ARIA/apg/patterns/accordion/ and https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/ */

function Questions() {
  return (
    <Accordion headingLevel={3}>
      <Accordion.Item value="seats" title="Seats">
        <a href="/seats">Prices</a>
      </Accordion.Item>
      <Accordion.Item value="export" title="Export">
        As CSV
      </Accordion.Item>
      <Accordion.Item value="support" title="Support">
        Within a day
      </Accordion.Item>
    </Accordion>
  );
}

function Details() {
  return (
    <Accordion headingLevel={3}>
      <Accordion.Item value="details" title="Details">
        Revision B
      </Accordion.Item>
    </Accordion>
  );
}

const header = (name: string) => screen.getByRole('button', { name });

async function press(keys: string, from = 'Seats') {
  render(<Questions />);
  header(from).focus();
  await userEvent.keyboard(keys);
}

describe('APG accordion', () => {
  it('Enter: expands the panel of a collapsed header, and collapses the one that was open', async () => {
    await press('{Enter}');
    expect(header('Seats')).toHaveAttribute('aria-expanded', 'true');
    header('Export').focus();
    await userEvent.keyboard('{Enter}');
    expect(header('Export')).toHaveAttribute('aria-expanded', 'true');
    expect(header('Seats')).toHaveAttribute('aria-expanded', 'false');
  });

  it('Space: expands the panel of a collapsed header, and collapses that of an expanded one', async () => {
    await press(' ');
    expect(header('Seats')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    expect(header('Seats')).toHaveAttribute('aria-expanded', 'false');
  });

  it('Tab: moves focus to the next focusable element, in an open panel too', async () => {
    await press('{Enter}');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Prices' })).toHaveFocus();
    await userEvent.tab();
    expect(header('Export')).toHaveFocus();
  });

  it('Shift + Tab: moves focus to the previous focusable element', async () => {
    await press('{Enter}', 'Seats');
    header('Export').focus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('link', { name: 'Prices' })).toHaveFocus();
  });

  it('Down Arrow: moves focus to the next header, from the last to the first', async () => {
    await press('{ArrowDown}');
    expect(header('Export')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(header('Seats')).toHaveFocus();
  });

  it('Up Arrow: moves focus to the previous header, from the first to the last', async () => {
    await press('{ArrowUp}', 'Export');
    expect(header('Seats')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(header('Support')).toHaveFocus();
  });

  it('Home: moves focus to the first header', async () => {
    await press('{Home}', 'Support');
    expect(header('Seats')).toHaveFocus();
  });

  it('End: moves focus to the last header', async () => {
    await press('{End}');
    expect(header('Support')).toHaveFocus();
  });

  it('each header button is in a heading, controls its panel, and names it', async () => {
    await press('{Enter}');
    expect(screen.getByRole('heading', { level: 3, name: 'Seats' })).toContainElement(header('Seats'));
    const panel = screen.getByRole('region', { name: 'Seats' });
    expect(header('Seats')).toHaveAttribute('aria-controls', panel.id);
  });
});

describe('APG disclosure', () => {
  it.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ])('%s: activates the disclosure, which shows and hides the content', async (_name, key) => {
    render(<Details />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(screen.getByText('Revision B')).toBeInTheDocument();
    expect(header('Details')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(key);
    expect(screen.queryByText('Revision B')).toBeNull();
  });
});
