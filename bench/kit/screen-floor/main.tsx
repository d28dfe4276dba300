import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import 'virtual:theme/default.css';
import { COLUMNS, HEADS, offerKit, tasks } from '../kitPage';
import './screen.css';

/** The floor: the same screen of the browser's own elements, drawn by React, without what makes a kit worth having. */
offerKit({
  mount: () => {
    const root = document.querySelector('#root');
    if (root) flushSync(() => createRoot(root).render(<Screen />));
  },
});

function Screen() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [tab, setTab] = useState('Tasks');
  const [menu, setMenu] = useState(false);
  const [toast, setToast] = useState('');
  return (
    <div className="screen">
      <div role="tablist" className="bar">
        {['Tasks', 'Team', 'Budget'].map((name) => (
          <button
            type="button"
            role="tab"
            key={name}
            aria-selected={tab === name}
            onClick={() => setTab(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="bar">
        <label>
          Search <input />
        </label>
        <label>
          Status
          <select defaultValue="Todo">
            <option>Todo</option>
            <option>In Progress</option>
            <option>Review</option>
          </select>
        </label>
        <label>
          <input type="checkbox" /> Mine only
        </label>
        <button type="button" title="Saves the filter for later" onClick={() => setToast('Saved')}>
          Save filter
        </button>
        <button type="button" data-bench="menu" onPointerDown={() => setMenu(true)}>
          More
        </button>
        {menu && (
          <div role="menu" className="menu">
            {['Edit', 'Duplicate', 'Archive', 'Delete'].map((name) => (
              <button type="button" role="menuitem" key={name} onClick={() => setMenu(false)}>
                {name}
              </button>
            ))}
          </div>
        )}
        <button type="button" data-bench="dialog" onClick={() => dialog.current?.showModal()}>
          New task
        </button>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: the runner looks for it */}
      <dialog role="dialog" ref={dialog}>
        <h2>New task</h2>
        <label>
          Title <input />
        </label>
      </dialog>
      <table>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tasks.map((task) => (
            <tr key={task.id}>
              {COLUMNS.map((column) => (
                <td key={column}>{task[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <output>{toast}</output>
    </div>
  );
}
