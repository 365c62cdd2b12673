import { defineMessages } from '@egcr/web-kit/messages';

/** What search engines and shared links say about each page that is open to everyone, by its screen; and what browsers without scripts are told. */
export const messages = defineMessages({
  landing:
    'One account for work, money and public services. Open today: wallet and payments in JVD and nine more currencies. Being built: grants, credit, jobs and businesses.',
  legals:
    'Terms, privacy, cookies and every other legal document of EGCR, with all versions, what changed between them, and a page to print.',
  whitepaper:
    'The EGCR framework from beginning to end: its currency, its reserve, its funds and its safeguards, each figure marked as claim, target or measured.',
  'benefits-individuals':
    'What EGCR is for a person: an account in JVD, paid work, credit, grants and public services, with a calculator for your own figures.',
  'benefits-businesses':
    'What EGCR is for a business: getting paid, hiring, credit and funds, registration and markets, with a calculator for your own figures.',
  'benefits-governments':
    'What EGCR is for a government: grants, debt resolution, employment and public services, with a calculator for your own figures.',
  'benefits-organizations':
    'What EGCR is for NGOs and institutions: funds, programmes, payments and reports, with a calculator for your own figures.',
  security:
    'How EGCR protects accounts and money: sign-in, PIN, sealed ledger, encryption, and how to report a weakness to us.',
  contact:
    'Write to EGCR about your account, a payment, a partnership or the press, and look up how far your message is.',
  auth: 'Sign in to EGCR or create an account with e-mail, phone or a passkey.',
  'verification-example':
    'What the verification of an EGCR account looks like, step by step, with invented data.',
  verify: 'Check a receipt of EGCR: whether it is in the sealed ledger, and when it was written there.',
  'not-found': 'There is no page at this address of EGCR.',
  script:
    'Menus, forms and live figures on this page need JavaScript. The API is described at /api/reference.',
});
