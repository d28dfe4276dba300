import { Button, Checkbox, CodeList, FormActions, Stack, Text, useToast } from '@linework/design-system';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { saveDownload } from '../api/saveDownload';

interface KeptCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Recovery codes, the once that they are shown. */
export function KeptCodes({ codes, onDone }: KeptCodesProps) {
  const [areKept, setKept] = useState(false);
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast({ tone: 'success', title: 'Recovery codes copied' });
  };
  return (
    <Stack gap={16}>
      <Text asChild>
        <p>Each of these signs you in once if you lose your phone. They are shown only now.</p>
      </Text>
      <CodeList aria-label="Recovery codes" codes={codes} />
      <Stack direction="row" gap={8} wrap>
        {'clipboard' in navigator && (
          <Button icon={<Copy />} onClick={() => void copy()}>
            Copy
          </Button>
        )}
        <Button icon={<Download />} onClick={() => download(codes)}>
          Download
        </Button>
      </Stack>
      <Checkbox
        label="I have kept these codes"
        checked={areKept}
        onCheckedChange={(checked) => setKept(checked === true)}
      />
      <FormActions>
        <Button variant="solid" tone="accent" disabled={!areKept} onClick={onDone}>
          Done
        </Button>
      </FormActions>
    </Stack>
  );
}

function download(codes: readonly string[]): void {
  const text = `Recovery codes for Linework. Each signs you in once.\n\n${codes.join('\n')}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  saveDownload(address, 'linework-recovery-codes.txt');
  URL.revokeObjectURL(address);
}
