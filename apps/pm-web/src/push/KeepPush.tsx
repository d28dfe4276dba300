import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { keys } from '../api/keys';
import { pushApi } from './pushApi';
import { canPush, keptSubscription } from './pushDevice';

/**
 * Tells the server where a browser that takes messages does so, after its person has signed in again; and opens what a press on a shown
 * message is about, which the router asks about where a form is not saved.
 */
export function KeepPush() {
  const { data } = useQuery({ ...pushApi.info, enabled: canPush() });
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  // The browser's subscription is outside of React.
  useEffect(() => {
    if (!data || data.isOn) return;
    // Where it fails, the next start tries again.
    void keep(data.publicKey, () => queryClient.invalidateQueries({ queryKey: keys.push })).catch(() => {});
  }, [data, queryClient]);
  // As is the worker that shows messages.
  useEffect(() => {
    if (!canPush()) return;
    const { serviceWorker } = navigator;
    const open = ({ data }: MessageEvent<{ open?: unknown }>) => {
      if (typeof data?.open === 'string') void navigate(data.open);
    };
    serviceWorker.addEventListener('message', open);
    serviceWorker.startMessages();
    return () => serviceWorker.removeEventListener('message', open);
  }, [navigate]);
  return null;
}

async function keep(publicKey: string, onKept: () => Promise<void>): Promise<void> {
  const kept = await keptSubscription(publicKey);
  if (!kept) return;
  await pushApi.turnOn(kept);
  await onKept();
}
