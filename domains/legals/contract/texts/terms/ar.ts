import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Terms of use',
  summary: 'What you and we may expect of each other when you use EGCR.',
  sections: [
    {
      id: 'agreement',
      title: 'The agreement',
      body: [
        'These terms hold between you and whoever operates this installation of EGCR, called “we” here. They begin when you tick the box at sign-up. We keep which version you agreed to, with its fingerprint and the time, and you can read that on this page.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      body: [
        'One person, one account, in your own name. You confirm an e-mail address or a phone number, fill in a profile and set a PIN. Keep password, PIN and codes to yourself: we never ask for them by mail, phone or chat. Ten minutes without any activity end your session; money moves only with a fresh PIN.',
      ],
    },
    {
      id: 'money',
      title: 'Money and records',
      body: [
        'A transfer that is posted is final. Nobody, including us, can delete it; a mistake is put right by a new entry that both sides see. Every transfer gets a place in a sealed log, and its proof can be checked by anybody without an account. Sending inside the platform costs the sender nothing. Where a service has a fee or a rate, you see it before you agree.',
        'Balances exist in this installation only. Where it runs with sample money, nothing can be paid out for real.',
      ],
    },
    {
      id: 'conduct',
      title: 'What is not allowed',
      body: [
        'The rules of acceptable use are part of these terms. Whoever breaks them may be refused services; what belongs to them stays theirs unless a law says otherwise.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability',
      body: [
        'We work for a service that is always there, but do not promise it. What is not open yet says so on its page, and nothing on such a page is an offer.',
      ],
    },
    {
      id: 'liability',
      title: 'Our responsibility',
      body: [
        'We answer for what we cause on purpose or by gross negligence, and wherever the law does not let us limit it. We do not answer for losses from passwords or PINs that you gave away.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending it',
      body: [
        'You may leave at any time: move your money and write to us. We may end the agreement with thirty days’ notice, at once only where a law or the safety of others demands it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      body: [
        'A new version is published here with its differences. You are asked to agree before it holds for you; you can leave instead.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      body: [
        'Write to us on the contact page. A person reads every complaint, and you can follow it by its reference. Your right to go to a court or an authority stays untouched.',
      ],
    },
  ],
  earlier: {
    '1.0': {
      complaints: null,
      ending: [
        'You may leave at any time: move your money and write to us. We may end the agreement with fourteen days’ notice.',
      ],
    },
  },
};
