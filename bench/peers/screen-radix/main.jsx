import { Checkbox, Dialog, DropdownMenu, Label, Select, Tabs, Toast, Tooltip } from 'radix-ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { COLUMNS, HEADS, offerKit, tasks } from '../../kit/kitPage';
import './screen.css';

/** Radix alone, with the least of style: what the primitives under a kit cost. */
offerKit({ mount: () => flushSync(() => createRoot(document.querySelector('#root')).render(<Screen />)) });

function Screen() {
  const [saved, setSaved] = useState(false);
  return (
    <Toast.Provider>
      <Tabs.Root defaultValue="tasks" className="screen">
        <Tabs.List aria-label="Project">
          <Tabs.Trigger value="tasks">Tasks</Tabs.Trigger>
          <Tabs.Trigger value="team">Team</Tabs.Trigger>
          <Tabs.Trigger value="budget">Budget</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="tasks">
          <div className="bar">
            <Label.Root>
              Search <input />
            </Label.Root>
            <Choice />
            <Label.Root>
              <Checkbox.Root>
                <Checkbox.Indicator>✓</Checkbox.Indicator>
              </Checkbox.Root>
              Mine only
            </Label.Root>
            <Tooltip.Provider>
              <Tooltip.Root>
                <Tooltip.Trigger onClick={() => setSaved(true)}>Save filter</Tooltip.Trigger>
                <Tooltip.Portal>
                  <Tooltip.Content className="pop">Saves the filter for later</Tooltip.Content>
                </Tooltip.Portal>
              </Tooltip.Root>
            </Tooltip.Provider>
            <DropdownMenu.Root>
              <DropdownMenu.Trigger data-bench="menu">More</DropdownMenu.Trigger>
              <DropdownMenu.Portal>
                <DropdownMenu.Content className="pop">
                  <DropdownMenu.Item>Edit</DropdownMenu.Item>
                  <DropdownMenu.Item>Duplicate</DropdownMenu.Item>
                  <DropdownMenu.Item>Archive</DropdownMenu.Item>
                  <DropdownMenu.Separator />
                  <DropdownMenu.Item>Delete</DropdownMenu.Item>
                </DropdownMenu.Content>
              </DropdownMenu.Portal>
            </DropdownMenu.Root>
            <Dialog.Root>
              <Dialog.Trigger data-bench="dialog">New task</Dialog.Trigger>
              <Dialog.Portal>
                <Dialog.Overlay className="scrim" />
                <Dialog.Content className="dialog">
                  <Dialog.Title>New task</Dialog.Title>
                  <Dialog.Description>It starts without hours.</Dialog.Description>
                  <Label.Root>
                    Title <input />
                  </Label.Root>
                  <Dialog.Close>Close</Dialog.Close>
                </Dialog.Content>
              </Dialog.Portal>
            </Dialog.Root>
          </div>
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
        </Tabs.Content>
        <Tabs.Content value="team">Nobody yet</Tabs.Content>
        <Tabs.Content value="budget">No budget</Tabs.Content>
      </Tabs.Root>
      <Toast.Root open={saved} onOpenChange={setSaved}>
        <Toast.Title>Saved</Toast.Title>
      </Toast.Root>
      <Toast.Viewport />
    </Toast.Provider>
  );
}

function Choice() {
  return (
    <Select.Root defaultValue="Todo">
      <Select.Trigger aria-label="Status">
        <Select.Value />
      </Select.Trigger>
      <Select.Portal>
        <Select.Content className="pop">
          <Select.Viewport>
            {['Todo', 'In Progress', 'Review'].map((status) => (
              <Select.Item key={status} value={status}>
                <Select.ItemText>{status}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}
