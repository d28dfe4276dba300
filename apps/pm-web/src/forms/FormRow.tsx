import { Button, FormSection, IconButton, Stack } from '@linework/design-system';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useReadOnlyForm } from './fields/ReadOnlyForm';

interface FormRowProps {
  title: string;
  /** 'Project 2': new rows have no name yet. */
  label: string;
  description?: ReactNode;
  /** Where a stored row is looked at or edited. */
  links: readonly { label: string; to: string; icon: ReactNode }[];
  /** Absent where this row stays. */
  onRemove?: () => void;
  children?: ReactNode;
}

/** A row of `FormRows`. */
export function FormRow({ title, label, description, links, onRemove, children }: FormRowProps) {
  const readOnly = useReadOnlyForm();
  return (
    <FormSection
      title={title}
      description={description}
      // A group by its place: a region for each would flood the list of landmarks.
      role="group"
      aria-label={label}
      aria-labelledby={undefined}
      actions={
        <Stack direction="row" gap={4}>
          {links.map((link) => (
            <Button key={link.to} asChild variant="ghost" size="small" icon={link.icon}>
              <Link to={link.to} aria-label={`${link.label} ${title}`}>
                {link.label}
              </Link>
            </Button>
          ))}
          {onRemove && !readOnly && (
            <IconButton
              label={`Remove ${title}`}
              icon={<Trash2 />}
              tone="danger"
              size="small"
              onClick={onRemove}
            />
          )}
        </Stack>
      }
    >
      {children}
    </FormSection>
  );
}
