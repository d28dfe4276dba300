import { TOKEN_REQUESTS_PER_MINUTE } from '@linework/domain';

/** The words at the head of /api/docs, in Markdown. A test runs the example. */
export const API_DESCRIPTION = `Clients, projects, tasks and people of one workspace.

Browsers sign in, which sets a cookie. Programs send an **API token**: make one in *Settings > Security*. It acts for you, reading only or
with all that you may do, until its last day or until you revoke it, and never does more than you may.

\`\`\`sh
curl --silent --show-error --fail \\
  --header "Authorization: Bearer $LINEWORK_TOKEN" \\
  "$LINEWORK_URL/api/projects?limit=5&sort=name"
\`\`\`

A list answers \`rows\`, \`total\` and \`nextCursor\`, which is the next page's \`cursor\`. A row's \`version\` goes with a change, as
\`If-Match: "3"\`: where somebody else was quicker, the answer is 412 with the row as it is. Every refusal is \`application/problem+json\`. A
token may send ${TOKEN_REQUESTS_PER_MINUTE} requests a minute; beyond, the answer is 429 with \`Retry-After\`. Tokens open neither
\`/api/account\` nor the event stream.
`;
