import { Button, Callout } from '@linework/design-system';

/** What was not uploaded, and why (FIL-05). */
export function UploadErrors({ errors, onDismiss }: { errors: readonly string[]; onDismiss: () => void }) {
  if (errors.length === 0) return null;
  return (
    <Callout
      tone="danger"
      role="alert"
      title="Upload Errors"
      action={
        <Button size="small" onClick={onDismiss}>
          Dismiss
        </Button>
      }
    >
      <ul>
        {[...new Set(errors)].map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    </Callout>
  );
}
