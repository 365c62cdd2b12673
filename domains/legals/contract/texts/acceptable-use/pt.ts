import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Acceptable use',
  summary: 'What EGCR may be used for, and what gets an account restricted.',
  sections: [
    {
      id: 'yes',
      title: 'What it is for',
      body: [
        'Lawful payments and services between people, businesses, governments and organisations. Be truthful about who you are and fair to those you deal with.',
      ],
    },
    {
      id: 'no',
      title: 'What is forbidden',
      body: [
        'Fraud of any kind, including requests for money under a false name. Money laundering, financing of terrorism and getting round sanctions. Trade in people, in weapons, in illegal drugs or in anything that the law of one of both sides forbids. Threats, hatred, harassment, and content that exploits children.',
      ],
    },
    {
      id: 'names',
      title: 'Names and messages',
      body: [
        'No user names that pretend to be somebody else, a public body or us. No insults, links to malware or advertising in notes to payments and in requests for money.',
      ],
    },
    {
      id: 'technique',
      title: 'Technique',
      body: [
        'Do not break into accounts or get round limits, the captcha or checks; do not overload the service; do not read what is not yours. The API is open to your own programs under your own account, within its limits.',
      ],
    },
    {
      id: 'research',
      title: 'Security research',
      body: [
        'Looking for weaknesses is welcome while you use only accounts of your own, take and damage nothing of others, and tell us first. The security page says how. We take no legal steps against research that keeps to this.',
      ],
    },
    {
      id: 'report',
      title: 'Reporting misuse',
      body: [
        'Write to us on the contact page and choose “Money laundering or fraud”. Name the transfer or the user name; never send passwords or PINs.',
      ],
    },
    {
      id: 'steps',
      title: 'What we do then',
      body: [
        'We look at each report. According to how serious it is we warn, restrict a function, freeze the account or close it. You are told what was done and why, unless the law forbids that, and you can answer; somebody else then looks at it again. What staff do is recorded.',
      ],
    },
    {
      id: 'children',
      title: 'Age',
      body: [
        'The platform is for people who may make contracts where they live. A younger person needs the consent of those who care for them.',
      ],
    },
  ],
};
