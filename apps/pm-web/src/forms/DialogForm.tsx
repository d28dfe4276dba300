import { Form, Stack } from '@linework/design-system';
import { type ReactNode, useId } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { FieldIds } from './fields/FieldIds';
import { ProblemCallout } from './ProblemCallout';
import type { CheckedForm } from './useCheckedForm';

interface DialogFormProps<Values extends FieldValues, Input extends FieldValues> {
  checked: CheckedForm<Values, Input>;
  label: string;
  children: ReactNode;
}

/** A small form over another one: why it could not be sent, its fields, whose ids are its own, and its buttons. */
export function DialogForm<Values extends FieldValues, Input extends FieldValues>({
  checked: { form, formId, formRef, submit, problem },
  label,
  children,
}: DialogFormProps<Values, Input>) {
  return (
    <FieldIds value={`${useId()}-`}>
      <FormProvider {...form}>
        <Form id={formId} ref={formRef} aria-label={label} onSubmit={submit}>
          <Stack gap={16}>
            <ProblemCallout problem={problem} />
            {children}
          </Stack>
        </Form>
      </FormProvider>
    </FieldIds>
  );
}
