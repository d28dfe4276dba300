import type { ToastMessage } from '@linework/design-system';
import { toProblem } from '../api/problem';

/** What went wrong, with another try. */
export function problemToast(error: unknown, again: () => void): ToastMessage {
  const { title, detail } = toProblem(error);
  return { tone: 'danger', title, description: detail, action: { label: 'Try again', onAction: again } };
}
