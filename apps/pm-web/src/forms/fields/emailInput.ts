/** How an address is typed. Not `type="email"`, whose value browsers rewrite: 'müller.de' as 'xn--mller-kva.de'. The schema checks it. */
export const emailInput = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
