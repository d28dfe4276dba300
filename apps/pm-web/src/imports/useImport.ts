import type { ImportDone } from '@linework/domain';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

interface Importing<Form, Preview> {
  /** What is imported: 'time'. */
  of: string;
  form: Form;
  preview: (form: Form, signal: AbortSignal) => Promise<Preview>;
  run: (form: Form) => Promise<ImportDone>;
  onDone: (done: ImportDone) => void;
}

const PREVIEWS = 'import';

/** What a file would become, asked for again as the form changes, and the act that stores it. */
export function useImport<Form, Preview>({ of, form, preview, run, onDone }: Importing<Form, Preview>) {
  const client = useQueryClient();
  return {
    preview: useQuery({
      queryKey: [PREVIEWS, of, form],
      queryFn: ({ signal }) => preview(form, signal),
      placeholderData: keepPreviousData,
      gcTime: 0,
      retry: false,
    }),
    run: useMutation({
      mutationFn: () => run(form),
      onSuccess: (done) => {
        onDone(done);
        // All but the preview, which would send the file once more for nothing.
        void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== PREVIEWS });
      },
    }),
  };
}
