import { type ColumnLayout, noColumnLayout } from '@linework/design-system/table';
import type { Resource } from '@linework/domain';
import { useCallback, useState } from 'react';
import { useSession } from '../session/SessionContext';
import { rememberedJson, rememberJson } from '../storage/rememberedJson';

/** How a person arranged the columns of a list, remembered on this device (GEN-13). */
export function useColumnLayout(resource: Resource): [ColumnLayout, (layout: ColumnLayout) => void] {
  const { person } = useSession();
  const key = `columns:${person.id}:${resource}`;
  const [layout, setLayout] = useState(() => rememberedJson(key, isColumnLayout) ?? noColumnLayout);
  const change = useCallback(
    (next: ColumnLayout) => {
      setLayout(next);
      rememberJson(key, next);
    },
    [key],
  );
  return [layout, change];
}

function isColumnLayout(value: unknown): value is ColumnLayout {
  if (!isRecord(value)) return false;
  const { widths, hidden, pinned, order } = value;
  return (
    hasOnly(widths, (width) => typeof width === 'number') &&
    hasOnly(hidden, (isHidden) => typeof isHidden === 'boolean') &&
    hasOnly(pinned, (side) => side === 'start' || side === 'end' || side === 'none') &&
    Array.isArray(order) &&
    order.every((id) => typeof id === 'string')
  );
}

function hasOnly(value: unknown, isValid: (entry: unknown) => boolean): boolean {
  return isRecord(value) && Object.values(value).every(isValid);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
