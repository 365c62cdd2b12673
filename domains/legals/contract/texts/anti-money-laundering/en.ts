import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Rules against money laundering',
  summary: 'What we do, and do not do yet, so that EGCR is not used to hide or move criminal money.',
  sections: [
    {
      id: 'principle',
      title: 'The principle',
      body: [
        'Money on EGCR must have an honest origin and an honest purpose. Whoever uses it to launder money, to finance terrorism or to get round sanctions is excluded.',
      ],
    },
    {
      id: 'know',
      title: 'Whom we know',
      body: [
        'Before people can use the wallet they confirm an email address or a phone number, give their name and set a PIN. Identity documents, the owners of companies and sanctions lists are not checked in this version. That is why it is not fit for real money without the checks that the operator’s law demands. The operator has to add them first.',
      ],
    },
    {
      id: 'watch',
      title: 'What we watch',
      body: [
        'Every transaction is in a double-entry ledger that can neither be changed nor emptied. Limits hold for transfers and withdrawals and are shown on the page “Limits and security”. Referral rewards that look arranged wait for a person to decide.',
      ],
    },
    {
      id: 'freeze',
      title: 'Freezing',
      body: [
        'You can freeze your own wallet at any time. An account can also be frozen where there is a well-founded suspicion or a lawful order: nothing leaves it then. What is on it stays there; nobody takes it without legal grounds.',
      ],
    },
    {
      id: 'duty',
      title: 'What we ask of you',
      body: [
        'Send and receive only for yourself or for those you openly act for. Do not lend your account. Answer questions about a payment truthfully. If you did not expect a payment, tell us and do not pass it on.',
      ],
    },
    {
      id: 'report',
      title: 'Reporting',
      body: [
        'Tell us about suspicious payments on the contact page, with the topic “Money laundering or fraud”. Where the law demands a report to an authority, the operator makes it, and may not tell the person concerned.',
      ],
    },
    {
      id: 'records',
      title: 'Records',
      body: [
        'We keep the records that the law of the operator’s country demands, for as long as it demands. As a rule that is at least five years after the last payment.',
      ],
    },
  ],
  earlier: {
    '1.0': {
      know: [
        'Before a person can use the wallet they confirm an e-mail address or a phone number, give their name and set a PIN. Identity documents, the owners of companies and sanctions lists are not checked in this version. That is why it is not fit for real money without the checks that the operator’s law demands, and the operator has to add them first.',
      ],
      watch: [
        'Every movement stands in a double-entry ledger that can neither be changed nor emptied. Limits hold for transfers and withdrawals and are shown on the page “Limits and security”. Referral rewards that look arranged wait for a person to decide.',
      ],
      records: [
        'We keep the records that the law of the operator’s country demands, for as long as it demands; as a rule at least five years after the last payment.',
      ],
    },
  },
};
