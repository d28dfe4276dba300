import 'virtual:theme/default.css';
import 'virtual:theme/nord.css';
import { GROUPS, offerKit } from '../kitPage';
import './floor.css';

/** The floor: the same controls written by hand, nine nodes a group, on as many variables. */
offerKit({
  mount: () => {
    const root = document.querySelector('#root');
    for (let at = 0; at < GROUPS; at++) root?.append(group(at));
  },
  switchTheme: () => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'nord' ? 'default' : 'nord';
  },
});

function group(at: number): HTMLElement {
  const button = element('button', 'button', `Save ${at}`);
  const field = element('label', 'field');
  field.append(element('span', 'label', 'Task title'), element('input', 'input'));
  const check = element('label', 'check');
  const box = element('input', '') as HTMLInputElement;
  box.type = 'checkbox';
  check.append(box, element('span', '', 'Billable'));
  const made = element('div', 'group');
  made.append(button, field, check, element('span', 'badge', 'On Hold'));
  return made;
}

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}
