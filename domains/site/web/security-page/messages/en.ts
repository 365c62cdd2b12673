import { defineMessages } from '@egcr/web-kit/messages';

export const messages = defineMessages({
  eyebrow: 'Security',
  title: 'What protects you, and how to check it',
  lead: 'We would rather show than assure. Here is what is built, what you can check yourself, and what is still missing.',
  how: 'How you are protected',
  money: 'Money',
  'money.text':
    'A double-entry ledger: every movement has two sides, and nobody can change or delete one. Each gets a place in a sealed log. Money leaves only with a fresh PIN, and you can freeze your wallet at any time.',
  sessions: 'Sessions',
  'sessions.text':
    'Ten minutes without activity end a session, on the server and not only on the screen. The PIN closes after five. You see every session with its device and can end any of them.',
  factors: 'Password, PIN, second factor',
  'factors.text':
    'Passwords and PINs are kept as hashes only. Wrong tries are counted before they are compared, and lock. An authenticator app and passkeys are there for whoever wants more.',
  data: 'Data',
  'data.text':
    'Each call is checked on the server: what belongs to others looks as if it were not there. The page loads nothing from other companies, and no cookie follows you.',
  staff: 'Staff',
  'staff.text':
    'No account comes with power. What a role allows takes a second factor, and what staff do to others stands in a log that they cannot empty.',
  browser: 'In your browser',
  'browser.text':
    'A strict content policy lets only our own code run, and other sites can neither frame these pages nor act in your name. What links in mails bring leaves the address at once.',
  check: 'What you can check yourself',
  'check.text': 'None of this needs an account, or our word.',
  'check.receipt': 'Check a receipt',
  'check.receipt.text':
    'Your own browser computes whether a transfer stands in the sealed log, and whether it was changed.',
  'check.reference': 'API reference',
  'check.reference.text':
    'Every call with who may make it, whether it takes a PIN, and what it refuses. In English.',
  'check.texts': 'Legal documents',
  'check.texts.text': 'Each version has a fingerprint; older ones and every changed word stay readable.',
  'check.contact': 'security.txt',
  'check.contact.text': 'Where to report, in the form that programs read (RFC 9116).',
  missing: 'What is missing',
  'missing.bank':
    'EGCR is not a state register, not a licensed bank and not a deposit insurer; nobody insures a balance here.',
  'missing.audit':
    'No independent firm has audited or attacked it yet. The tests that stand behind these claims are our own.',
  'missing.storage':
    'The sign-in token lies in your browser’s storage. A strict policy, fifteen minutes of life and the PIN stand in front of it.',
  'missing.identity': 'Identity documents and sanctions lists are not checked in this version.',
  report: 'Report a weakness',
  'report.write': 'Write to us in any of our languages: what you did, what happened, what you expected.',
  'report.own': 'Use accounts of your own; read, change and damage nothing of others.',
  'report.wait': 'Tell nobody else until it is mended; we tell you when that is.',
  'report.answer':
    'We aim to answer within three working days, and take no legal steps against research that keeps to this.',
  'report.link': 'Report a weakness',
  bounty: 'There is no bounty',
  'bounty.text':
    'We pay nothing for reports. You have our thanks, and your name in the notes of the version if you like.',
});
