import { Button, Stack, TextField } from '@linework/design-system';
import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';

interface CopyFieldProps {
  /** What it is: 'Link for ola@haldenroy.eu' */
  label: string;
  value: string;
  hint?: string;
}

/** A text to be copied by a button, or by hand where the browser offers no clipboard (a page that is not https). */
export function CopyField({ label, value, hint }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <Stack direction="row" gap={8} align="end">
      <TextField
        ref={field}
        label={label}
        value={value}
        hint={hint}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      {'clipboard' in navigator && (
        <Button icon={isCopied ? <Check /> : <Copy />} onClick={() => void copy()} aria-live="polite">
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      )}
    </Stack>
  );
}
