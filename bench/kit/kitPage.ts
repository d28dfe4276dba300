/** What a page of controls does when the runner asks; each resolves when the frame with its result has been drawn. */
interface KitParts {
  mount: () => void;
  switchTheme?: () => void;
}

export const GROUPS = 1000;

/** A task as the small screen's table shows it. */
export interface KitTask {
  id: string;
  title: string;
  project: string;
  assignee: string;
  status: string;
  hours: number;
}

const people = ['Marta Lindqvist', 'Amir Bensaïd', 'Jun Takeda'];
const statuses = ['Todo', 'In Progress', 'Review', 'Completed'];

export const tasks: KitTask[] = Array.from({ length: 50 }, (_, at) => ({
  id: `t${at}`,
  title: `Check hoist chain drawing ${at + 1}`,
  project: `Spillway gate phase ${(at % 7) + 1}`,
  assignee: people[at % people.length] ?? '',
  status: statuses[at % statuses.length] ?? '',
  hours: (at * 7) % 24,
}));

export const COLUMNS = ['title', 'project', 'assignee', 'status', 'hours'] as const;
export const HEADS = ['Title', 'Project', 'Assignee', 'Status', 'Hours'] as const;

/** Puts a page's parts where the runner finds them, under the names that the table's pages use. */
export function offerKit({ mount, switchTheme }: KitParts): void {
  const acted = async (act: () => void) => {
    act();
    await nextFrame();
    await nextFrame();
  };
  const element = (selector: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`The page has no ${selector}`);
    return found;
  };
  Object.assign(window, {
    bench: {
      nothing: () => acted(() => undefined),
      mount: () => acted(mount),
      // Two frames more: what a kit puts back after the switch is part of its price.
      switchTheme: async () => {
        await acted(() => switchTheme?.());
        await acted(() => undefined);
      },
      openDialog: () => acted(() => element('[data-bench="dialog"]').click()),
      closeDialog: async () => {
        element('[role="dialog"]').dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        );
        await new Promise((resolve) => setTimeout(resolve, 600));
      },
      // Radix opens its menus when the pointer goes down.
      openMenu: () =>
        acted(() =>
          element('[data-bench="menu"]').dispatchEvent(
            new PointerEvent('pointerdown', {
              bubbles: true,
              cancelable: true,
              button: 0,
              pointerType: 'mouse',
            }),
          ),
        ),
      state: () => ({
        nodes: document.querySelectorAll('#root *').length,
        dialog: document.querySelectorAll('[role="dialog"]').length,
        menu: document.querySelectorAll('[role="menu"]').length,
        rows: document.querySelectorAll('[role="row"], tr').length,
        colour: getComputedStyle(element('#root input')).color,
      }),
    },
  });
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
