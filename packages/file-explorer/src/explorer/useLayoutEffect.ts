import { useEffect, useLayoutEffect as useReactLayoutEffect } from 'react';

/**
 * React's `useLayoutEffect`, without the warning that React 18 gives for it on a server, where no effect runs anyway. Goes by
 * the same name, so that the check of its dependencies still finds it.
 */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useReactLayoutEffect;
