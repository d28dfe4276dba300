import { Callout, PageContent, PageHeader } from '@linework/design-system';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { DocumentTitle } from '../app/DocumentTitle';
import { EditFormFrame, type EditFormFrameProps } from './EditFormFrame';
import { ReadOnlyForm } from './fields/ReadOnlyForm';
import { SaveActions } from './SaveActions';

interface EditPageProps<Values extends FieldValues, Input extends FieldValues>
  extends EditFormFrameProps<Values, Input> {
  title: string;
  /** The browser tab's, where it is not the page's. */
  documentTitle?: string;
  badge?: ReactNode;
  meta?: ReactNode;
  /** The list that Cancel leads back to. */
  back: { to: string; label: string };
  /** 'Create Client', 'Update Client' */
  saveLabel: string;
  isReadOnly: boolean;
  /** Who may change it: 'Ask an owner, admin or manager for changes.' */
  readOnlyHelp: string;
  /** What opens it to changes. */
  readOnlyAction?: ReactNode;
  width?: 'reading';
  /** Between the header and the form. */
  intro?: ReactNode;
  /** Below the form, and no part of it: also for who may only look. */
  below?: ReactNode;
}

/** The page of one row's form: header with Cancel and Save, the word that it may only be looked at, and the form. */
export function EditPage<Values extends FieldValues, Input extends FieldValues>({
  title,
  documentTitle = title,
  badge,
  meta,
  back,
  saveLabel,
  isReadOnly,
  readOnlyHelp,
  readOnlyAction,
  width,
  intro,
  below,
  ...frame
}: EditPageProps<Values, Input>) {
  const navigate = useNavigate();
  return (
    <PageContent width={width}>
      <DocumentTitle title={documentTitle} />
      <PageHeader
        back={<Link to={back.to}>{back.label}</Link>}
        title={title}
        badge={badge}
        meta={meta}
        actions={
          !isReadOnly && (
            <SaveActions edit={frame.edit} saveLabel={saveLabel} onCancel={() => navigate(back.to)} />
          )
        }
      />
      {intro}
      {isReadOnly && (
        <Callout
          tone="info"
          title={`You may look at this ${frame.label.toLowerCase()}, but not change it`}
          action={readOnlyAction}
        >
          {readOnlyHelp}
        </Callout>
      )}
      <FormProvider {...frame.edit.form}>
        <ReadOnlyForm value={isReadOnly}>
          <EditFormFrame {...frame} />
        </ReadOnlyForm>
      </FormProvider>
      {below}
    </PageContent>
  );
}
