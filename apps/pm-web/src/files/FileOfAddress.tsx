import { useToast } from '@linework/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toProblem } from '../api/problem';
import { useQueryParams } from '../app/useQueryParams';
import { FileView } from './FileView';
import { fileApi } from './fileApi';

/** The file that the address names, large: '/documents?file=…', where a search leads (GEN-06). */
export function FileOfAddress({ id }: { id: string }) {
  const { params, go } = useQueryParams();
  const toast = useToast();
  const { data: file, error } = useQuery(fileApi.detail(id));
  const close = () => {
    const next = new URLSearchParams(params);
    next.delete('file');
    go(next);
  };
  const problem = error ? toProblem(error).detail : null;
  // What is told is outside this page.
  useEffect(() => {
    if (problem !== null) toast({ tone: 'danger', title: 'The file cannot be shown', description: problem });
  }, [problem, toast]);
  return file && <FileView file={file} onClose={close} />;
}
