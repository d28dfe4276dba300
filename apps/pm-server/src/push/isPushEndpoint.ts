/** The push services of Chrome, Edge, Opera and Samsung; Firefox; Safari; and Edge on older Windows. */
const SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const;

/**
 * Whether the server may send to this address, which a browser named: a browser's push service over https, or one of the origins that
 * whoever runs the server has allowed. Nothing else, so that nobody makes the server call what only it can reach.
 */
export function isPushEndpoint(endpoint: string, allowedOrigins: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (allowedOrigins.includes(origin)) return true;
  return (
    protocol === 'https:' &&
    port === '' &&
    SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`))
  );
}
