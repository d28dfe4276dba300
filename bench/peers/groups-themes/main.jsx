import { Badge, Button, Checkbox, Flex, Text, TextField, Theme } from '@radix-ui/themes';
import '@radix-ui/themes/styles.css';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { GROUPS, offerKit } from '../../kit/kitPage';

const groups = Array.from({ length: GROUPS }, (_, at) => at);
let switchTheme = () => undefined;

offerKit({
  mount: () => flushSync(() => createRoot(document.querySelector('#root')).render(<Page />)),
  switchTheme: () => flushSync(() => switchTheme()),
});

/** As its documentation has it: a Theme around, whose appearance changes; the groups are not rendered again for it. */
function Page() {
  const [appearance, setAppearance] = useState('light');
  const [content] = useState(() => groups.map((at) => <Group key={at} at={at} />));
  switchTheme = () => setAppearance((before) => (before === 'light' ? 'dark' : 'light'));
  return <Theme appearance={appearance}>{content}</Theme>;
}

function Group({ at }) {
  return (
    <Flex gap="3" align="center" p="2">
      <Button>Save {at}</Button>
      <Text as="label" size="2">
        <Text as="div" size="2" mb="1">
          Task title
        </Text>
        <TextField.Root />
      </Text>
      <Text as="label" size="2">
        <Flex gap="2" align="center">
          <Checkbox /> Billable
        </Flex>
      </Text>
      <Badge color="green">On Hold</Badge>
    </Flex>
  );
}
