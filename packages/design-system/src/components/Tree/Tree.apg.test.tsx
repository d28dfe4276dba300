import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Tree, type TreeProps } from './Tree';

/** One test for each row of https://www.w3.org/WAI/ARIA/apg/patterns/treeview/#keyboardinteraction */

interface Part {
  id: string;
  parts?: Part[];
}

const parts: Part[] = [
  { id: 'Bridge', parts: [{ id: 'Abutment' }, { id: 'Deck', parts: [{ id: 'Slab' }] }] },
  { id: 'Dam', parts: [{ id: 'Gate' }] },
  { id: 'Quay' },
];

function mount(rest: Partial<TreeProps<Part>> = {}) {
  render(
    <Tree
      label="Parts"
      items={parts}
      getKey={({ id }) => id}
      getText={({ id }) => id}
      getChildren={(part) => part.parts}
      {...rest}
    />,
  );
}

const item = (name: string) => screen.getByRole('treeitem', { name });
const names = () => screen.getAllByRole('treeitem').map((one) => one.textContent);
const chosen = () =>
  screen
    .getAllByRole('treeitem')
    .filter(
      (one) => one.getAttribute('aria-selected') === 'true' || one.getAttribute('aria-checked') === 'true',
    )
    .map((one) => one.textContent);
const keys = async (text: string) => userEvent.keyboard(text);

describe('When a tree receives focus', () => {
  it('and none of its nodes is selected, the first has it', async () => {
    mount({ selectionMode: 'single' });
    await userEvent.tab();
    expect(item('Bridge')).toHaveFocus();
    expect(chosen()).toEqual([]);
  });

  it('and a node is selected, that has it', async () => {
    mount({ selectionMode: 'single', defaultSelected: ['Dam'] });
    await userEvent.tab();
    expect(item('Dam')).toHaveFocus();
  });

  it('and several are selected, the first of them has it', async () => {
    mount({ selectionMode: 'multiple', defaultSelected: ['Quay', 'Dam'] });
    await userEvent.tab();
    expect(item('Dam')).toHaveFocus();
  });
});

describe.each([
  ['left to right', 'ltr', 'ArrowRight', 'ArrowLeft'],
  ['right to left', 'rtl', 'ArrowLeft', 'ArrowRight'],
])('Arrows along the text, %s', (_, direction, forwards, backwards) => {
  const mountIn = async () => {
    document.documentElement.dir = direction;
    document.documentElement.style.direction = direction;
    mount({ style: { direction: direction as 'ltr' } });
    await userEvent.tab();
  };
  afterEach(() => {
    document.documentElement.dir = '';
    document.documentElement.style.direction = '';
  });

  it('forwards on a closed node opens it without moving the focus', async () => {
    await mountIn();
    await keys(`{${forwards}}`);
    expect(item('Bridge')).toHaveAttribute('aria-expanded', 'true');
    expect(item('Bridge')).toHaveFocus();
  });

  it('forwards on an open node moves to its first child', async () => {
    await mountIn();
    await keys(`{${forwards}}{${forwards}}`);
    expect(item('Abutment')).toHaveFocus();
  });

  it('forwards on an end node does nothing', async () => {
    await mountIn();
    await keys(`{End}{${forwards}}`);
    expect(item('Quay')).toHaveFocus();
    expect(names()).toEqual(['Bridge', 'Dam', 'Quay']);
  });

  it('backwards on an open node closes it', async () => {
    await mountIn();
    await keys(`{${forwards}}{${backwards}}`);
    expect(item('Bridge')).toHaveAttribute('aria-expanded', 'false');
    expect(item('Bridge')).toHaveFocus();
  });

  it('backwards on a child that is an end node or closed moves to its parent', async () => {
    await mountIn();
    await keys(`{${forwards}}{${forwards}}{${backwards}}`);
    expect(item('Bridge')).toHaveFocus();
    await keys(`{ArrowDown}{ArrowDown}`);
    expect(item('Deck')).toHaveFocus();
    await keys(`{${backwards}}`);
    expect(item('Bridge')).toHaveFocus();
  });

  it('backwards on a root node that is an end node or closed does nothing', async () => {
    await mountIn();
    await keys(`{${backwards}}`);
    expect(item('Bridge')).toHaveFocus();
    expect(names()).toEqual(['Bridge', 'Dam', 'Quay']);
  });
});

describe('Keys of a tree', () => {
  it('Down Arrow moves to the next node without opening or closing', async () => {
    mount({ defaultExpanded: ['Bridge'] });
    await userEvent.tab();
    await keys('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(item('Dam')).toHaveFocus();
    expect(names()).toEqual(['Bridge', 'Abutment', 'Deck', 'Dam', 'Quay']);
  });

  it('Up Arrow moves to the previous node without opening or closing', async () => {
    mount({ defaultExpanded: ['Bridge'] });
    await userEvent.tab();
    await keys('{End}{ArrowUp}{ArrowUp}');
    expect(item('Deck')).toHaveFocus();
    expect(item('Deck')).toHaveAttribute('aria-expanded', 'false');
  });

  it('Home moves to the first node', async () => {
    mount();
    await userEvent.tab();
    await keys('{ArrowDown}{ArrowDown}{Home}');
    expect(item('Bridge')).toHaveFocus();
    expect(names()).toHaveLength(3);
  });

  it('End moves to the last node that can be reached without opening one', async () => {
    mount({ defaultExpanded: ['Bridge'] });
    await userEvent.tab();
    await keys('{End}');
    expect(item('Quay')).toHaveFocus();
    expect(names()).toHaveLength(5);
  });

  it('Enter activates a node: what a click does', async () => {
    const onAction = vi.fn();
    mount({ onAction });
    await userEvent.tab();
    await keys('{ArrowDown}{Enter}');
    expect(onAction).toHaveBeenCalledExactlyOnceWith(parts[1]);
  });

  it('Enter opens and closes a parent that has no action', async () => {
    mount();
    await userEvent.tab();
    await keys('{Enter}');
    expect(item('Bridge')).toHaveAttribute('aria-expanded', 'true');
    await keys('{Enter}');
    expect(item('Bridge')).toHaveAttribute('aria-expanded', 'false');
  });

  it('Enter selects in a tree of which one node is selected', async () => {
    mount({ selectionMode: 'single' });
    await userEvent.tab();
    await keys('{ArrowDown}{Enter}');
    expect(chosen()).toEqual(['Dam']);
  });

  it('a letter moves to the next node whose name begins with it', async () => {
    mount();
    await userEvent.tab();
    await keys('{ArrowDown}q');
    expect(item('Quay')).toHaveFocus();
  });

  it('a letter that no name below begins with moves to one above', async () => {
    mount();
    await userEvent.tab();
    await keys('{End}b');
    expect(item('Bridge')).toHaveFocus();
  });

  it('several letters in rapid succession move to the name that begins with them', async () => {
    mount({ defaultExpanded: ['Bridge'] });
    await userEvent.tab();
    await keys('da');
    expect(item('Dam')).toHaveFocus();
  });

  it('the same letter again goes through all that begin with it', async () => {
    mount({ defaultExpanded: ['Bridge'] });
    await userEvent.tab();
    await keys('d');
    expect(item('Deck')).toHaveFocus();
    await keys('d');
    expect(item('Dam')).toHaveFocus();
    await keys('d');
    expect(item('Deck')).toHaveFocus();
  });

  it('* opens all siblings of the node', async () => {
    mount();
    await userEvent.tab();
    await keys('*');
    expect(names()).toEqual(['Bridge', 'Abutment', 'Deck', 'Dam', 'Gate', 'Quay']);
    expect(item('Bridge')).toHaveFocus();
  });
});

describe('Keys where several nodes can be selected', () => {
  it('Space toggles the node with the focus', async () => {
    mount({ selectionMode: 'multiple' });
    await userEvent.tab();
    await keys('{ArrowDown} ');
    expect(chosen()).toEqual(['Dam']);
    await keys(' ');
    expect(chosen()).toEqual([]);
  });

  it('moving the focus does not change the selection', async () => {
    mount({ selectionMode: 'multiple', defaultSelected: ['Bridge'] });
    await userEvent.tab();
    await keys('{ArrowDown}{End}{Home}');
    expect(chosen()).toEqual(['Bridge']);
  });

  it('Shift + Down Arrow moves to the next node and toggles it', async () => {
    mount({ selectionMode: 'multiple' });
    await userEvent.tab();
    await keys('{Shift>}{ArrowDown}{/Shift}');
    expect(item('Dam')).toHaveFocus();
    expect(chosen()).toEqual(['Dam']);
  });

  it('Shift + Up Arrow moves to the previous node and toggles it', async () => {
    mount({ selectionMode: 'multiple' });
    await userEvent.tab();
    await keys('{End}{Shift>}{ArrowUp}{/Shift}');
    expect(item('Dam')).toHaveFocus();
    expect(chosen()).toEqual(['Dam']);
  });

  it('Shift + Space selects from the node selected last to this one', async () => {
    mount({ selectionMode: 'multiple' });
    await userEvent.tab();
    await keys(' {End}{Shift>} {/Shift}');
    expect(chosen()).toEqual(['Bridge', 'Dam', 'Quay']);
  });

  it('Control + Shift + Home selects this node and all up to the first', async () => {
    mount({ selectionMode: 'multiple' });
    await userEvent.tab();
    await keys('{ArrowDown}{Control>}{Shift>}{Home}{/Shift}{/Control}');
    expect(chosen()).toEqual(['Bridge', 'Dam']);
    expect(item('Bridge')).toHaveFocus();
  });

  it('Control + Shift + End selects this node and all down to the last', async () => {
    mount({ selectionMode: 'multiple' });
    await userEvent.tab();
    await keys('{ArrowDown}{Control>}{Shift>}{End}{/Shift}{/Control}');
    expect(chosen()).toEqual(['Dam', 'Quay']);
    expect(item('Quay')).toHaveFocus();
  });

  it('Control + A selects all, and none where all are', async () => {
    mount({ selectionMode: 'multiple' });
    await userEvent.tab();
    await keys('{Control>}a{/Control}');
    expect(chosen()).toEqual(['Bridge', 'Dam', 'Quay']);
    await keys('{Control>}a{/Control}');
    expect(chosen()).toEqual([]);
  });
});
