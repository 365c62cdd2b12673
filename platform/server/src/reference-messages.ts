/** The sentences of `/api/reference`, a page for developers. */
export const referenceMessages = {
  title: 'EGCR API reference',
  eyebrow: 'For developers',
  intro:
    'Plain HTTP and JSON, the same calls that our own pages make. This page is printed from the declarations that the server mounts, so it cannot fall behind them.',
  machineReadable: 'The same as an OpenAPI 3.1 document:',
  signIn:
    'Sign in under /auth/v1 and send the access token with each call as “Authorization: Bearer …”. Calls that move money also take an Idempotency-Key of your making: a repeat with the same key gets the first answer and does nothing twice.',
  money:
    'An amount is whole minor units as text, with its currency and number of decimals: {"value": "1234", "assetCode": "JVD", "assetScale": 2} is 12.34 JVD.',
  refusals:
    'A refusal is a problem document (RFC 9457) with a stable code, and with one issue for each field that was refused. Codes are added but never change their meaning.',
  skip: 'Skip to the calls',
  contents: 'Calls',
  who: 'Who may call',
  pin: 'PIN',
  rate: 'Rate limit',
  idempotency: 'Idempotency-Key',
  idempotencyRequired: 'Required',
  scope: 'API key scope',
  noScope: 'Not for API keys',
  agents: 'For AI agents:',
  params: 'In the address',
  query: 'In the query',
  body: 'In the body',
  reply: (status: number) => `Answer ${status}`,
  noContent: 'No content.',
  refusalsOfCall: 'Refusals',
  example: 'Example',
  fieldColumns: ['Field', 'Type', 'Needed', 'Rules'],
  replyColumns: ['Field', 'Type', 'Always there', 'Rules'],
  refusalColumns: ['Status', 'Code', 'Meaning'],
  yes: 'yes',
  no: 'no',
  anonymousValue: '(the value itself)',
  noCalls: 'There are no calls yet.',
} as const;
