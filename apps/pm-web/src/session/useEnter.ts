import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { keys } from '../api/keys';
import { toProblem } from '../api/problem';
import { startSession } from './startSession';

/**
 * The way in for somebody whose account was just made: the dashboard, or the sign-in, which says why there is no session. Their form
 * cannot say it: sent again it would be refused.
 */
export function useEnter(): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    try {
      await startSession(queryClient);
      await navigate('/dashboard', { replace: true });
      queryClient.setQueryData(keys.setup, SET_UP);
    } catch (error) {
      queryClient.setQueryData(keys.whyNotIn, toProblem(error));
      queryClient.setQueryData(keys.setup, SET_UP);
      await navigate('/sign-in', { replace: true });
    }
  };
}

const SET_UP = { needed: false, tokenRequired: false };
