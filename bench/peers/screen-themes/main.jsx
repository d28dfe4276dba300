import {
  Button,
  Checkbox,
  Dialog,
  DropdownMenu,
  Flex,
  Select,
  Table,
  Tabs,
  Text,
  TextField,
  Theme,
  Tooltip,
} from '@radix-ui/themes';
import '@radix-ui/themes/styles.css';
import { Toast } from 'radix-ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { COLUMNS, HEADS, offerKit, tasks } from '../../kit/kitPage';

/** Radix Themes as its documentation has it; it has no toast, so that is Radix's own. */
offerKit({ mount: () => flushSync(() => createRoot(document.querySelector('#root')).render(<Screen />)) });

function Screen() {
  const [saved, setSaved] = useState(false);
  return (
    <Theme>
      <Toast.Provider>
        <Tabs.Root defaultValue="tasks">
          <Tabs.List>
            <Tabs.Trigger value="tasks">Tasks</Tabs.Trigger>
            <Tabs.Trigger value="team">Team</Tabs.Trigger>
            <Tabs.Trigger value="budget">Budget</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="tasks">
            <Flex gap="3" align="end" p="5">
              <Text as="label" size="2">
                <Text as="div" size="2">
                  Search
                </Text>
                <TextField.Root />
              </Text>
              <Select.Root defaultValue="Todo">
                <Select.Trigger aria-label="Status" />
                <Select.Content>
                  <Select.Item value="Todo">Todo</Select.Item>
                  <Select.Item value="In Progress">In Progress</Select.Item>
                  <Select.Item value="Review">Review</Select.Item>
                </Select.Content>
              </Select.Root>
              <Text as="label" size="2">
                <Flex gap="2">
                  <Checkbox /> Mine only
                </Flex>
              </Text>
              <Tooltip content="Saves the filter for later">
                <Button variant="outline" onClick={() => setSaved(true)}>
                  Save filter
                </Button>
              </Tooltip>
              <DropdownMenu.Root>
                <DropdownMenu.Trigger>
                  <Button data-bench="menu" variant="ghost">
                    More
                  </Button>
                </DropdownMenu.Trigger>
                <DropdownMenu.Content>
                  <DropdownMenu.Item>Edit</DropdownMenu.Item>
                  <DropdownMenu.Item>Duplicate</DropdownMenu.Item>
                  <DropdownMenu.Item>Archive</DropdownMenu.Item>
                  <DropdownMenu.Separator />
                  <DropdownMenu.Item color="red">Delete</DropdownMenu.Item>
                </DropdownMenu.Content>
              </DropdownMenu.Root>
              <Dialog.Root>
                <Dialog.Trigger>
                  <Button data-bench="dialog">New task</Button>
                </Dialog.Trigger>
                <Dialog.Content>
                  <Dialog.Title>New task</Dialog.Title>
                  <Dialog.Description>It starts without hours.</Dialog.Description>
                  <TextField.Root placeholder="Title" />
                </Dialog.Content>
              </Dialog.Root>
            </Flex>
            <Table.Root>
              <Table.Header>
                <Table.Row>
                  {HEADS.map((head) => (
                    <Table.ColumnHeaderCell key={head}>{head}</Table.ColumnHeaderCell>
                  ))}
                </Table.Row>
              </Table.Header>
              <Table.Body>
                {tasks.map((task) => (
                  <Table.Row key={task.id}>
                    {COLUMNS.map((column) => (
                      <Table.Cell key={column}>{task[column]}</Table.Cell>
                    ))}
                  </Table.Row>
                ))}
              </Table.Body>
            </Table.Root>
          </Tabs.Content>
          <Tabs.Content value="team">Nobody yet</Tabs.Content>
          <Tabs.Content value="budget">No budget</Tabs.Content>
        </Tabs.Root>
        <Toast.Root open={saved} onOpenChange={setSaved}>
          <Toast.Title>Saved</Toast.Title>
        </Toast.Root>
        <Toast.Viewport />
      </Toast.Provider>
    </Theme>
  );
}
