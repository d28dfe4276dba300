/**
 * Texts that run as a script, break out of an attribute, a header, a query or a template, or disguise themselves, wherever a
 * screen or the server takes them for more than text. Each would raise a dialog if it ran.
 */
export const HOSTILE_TEXTS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `'"--></style></script><svg onload=alert(1)>`,
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<iframe srcdoc="<script>parent.alert(1)</script>">',
  '<details open ontoggle=alert(1)>x',
  '<math><mtext></table><img src=1 onerror=alert(1)>',
  'javascript:alert(1)//',
  'data:text/html,<script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '#{alert(1)}<%= alert(1) %>',
  '</title><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u202e>tpircs/<gnp.tpircs\u202c',
  `'; drop table tasks; select pg_sleep(9); --`,
  `' or '1'='1' union select password from auth_accounts --`,
  `1); copy (select 1) to program 'id' --`,
  '%0d%0aSet-Cookie:%20hostile=1',
  '=cmd|calc!A1',
  '../../../../etc/passwd%00.png',
  '__proto__[polluted]=1',
] as const;
