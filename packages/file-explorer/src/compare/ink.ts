/** Ink on white paper, in every theme. What is gone is dashed or hatched too. */
export const INK = { unchanged: '#6b7280', removed: '#b42318', added: '#067647', mark: '#1d4ed8' } as const;
