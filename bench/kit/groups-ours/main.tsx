import { Badge, Button, Checkbox, TextField } from '@linework/design-system';
import '@linework/design-system/reset';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import 'virtual:theme/default.css';
import 'virtual:theme/nord.css';
import { GROUPS, offerKit } from '../kitPage';

const groups = Array.from({ length: GROUPS }, (_, at) => at);

offerKit({
  mount: () => {
    const root = document.querySelector('#root');
    if (root) flushSync(() => createRoot(root).render(groups.map((at) => <Group key={at} at={at} />)));
  },
  // What ThemeProvider does once the theme's stylesheet is there.
  switchTheme: () => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'nord' ? 'default' : 'nord';
  },
});

function Group({ at }: { at: number }) {
  return (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center', padding: 8 }}>
      <Button variant="solid" tone="accent">
        Save {at}
      </Button>
      <TextField label="Task title" />
      <Checkbox label="Billable" />
      <Badge tone="success">On Hold</Badge>
    </div>
  );
}
