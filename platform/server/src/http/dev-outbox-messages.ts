/** The sentences of `/dev/outbox`, a page for developers. */
export const outboxMessages = {
  title: 'Captured messages',
  eyebrow: 'Development',
  intro:
    'No mail server and no SMS gateway is configured, so mail and text messages end here instead of leaving the house. Newest first, a hundred at most.',
  filterLabel: 'Sent to',
  filterHint: 'E-mail address or phone number',
  filter: 'Filter',
  showAll: 'Show all',
  refresh: 'Load again',
  follow: 'Load again every five seconds',
  stopFollowing: 'Stop loading automatically',
  empty: 'Nothing has been sent yet.',
  emptyFor: (to: string) => `Nothing has been sent to ${to}.`,
  kind: { email: 'E-mail', sms: 'Text message' },
  to: (kind: string, to: string) => `${kind} to ${to}`,
  noSubject: 'Text message',
  showHtml: 'HTML source',
  codeLabel: 'Code:',
  linksLabel: 'Links',
} as const;
