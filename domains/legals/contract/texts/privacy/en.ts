import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Privacy notice',
  summary: 'Which data about you we keep, why, for how long, and what you can do about it.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      body: [
        'The operator of this installation is. You reach them on the contact page; choose the topic “Privacy and data”.',
      ],
    },
    {
      id: 'what',
      title: 'What we keep',
      body: [
        'Your email address or phone number, your name and user name, your settings, and your password and PIN as hashes that cannot be turned back. Your sessions with their device and network. Your transactions. Who brought you, where you used a referral code. Which legal texts you agreed to. What you write to us.',
        'An activity log is kept in full only if you consent to it. Without consent we note security events alone, such as a sign-in, with a shortened network address and without any place.',
      ],
    },
    {
      id: 'why',
      title: 'Why',
      body: [
        'To run your account and carry out what you order, which is our contract with you. To protect accounts against misuse, which is our legitimate interest. To meet legal duties to keep records. Everything else only with your consent.',
      ],
    },
    {
      id: 'how-long',
      title: 'For how long',
      body: [
        'The activity log ninety days, its security events thirteen months. Messages to us one year after they are solved. Account data as long as you have the account. Entries of the ledger stay, because the other side of a payment needs them too. After an account is closed they no longer name you to others.',
      ],
    },
    {
      id: 'who-else',
      title: 'Who else sees it',
      body: [
        'Nobody whom we sell it to; we sell nothing and show no advertising. Carriers of mail and text messages see what they deliver. Whoever pays you, or is paid by you, sees your name and user name. The page loads nothing from other companies.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        'You can read and correct your data in the settings, export or delete your activity log, and take statements as files. You can object, withdraw consent, and ask us for a copy or for deletion. We answer within a month. You can also complain to your data protection authority.',
      ],
    },
    {
      id: 'safety',
      title: 'How it is protected',
      body: [
        'Connections are encrypted when the operator serves the site over HTTPS. Secrets are hashed, access is checked on the server for each call, and staff need a second factor. More is on the security page.',
      ],
    },
  ],
  earlier: {
    '1.1': {
      what: [
        'Your e-mail address or phone number, your name and user name, your settings, and your password and PIN as hashes that cannot be turned back. Your sessions with their device and network. Your money movements. Who brought you, where you used a referral code. Which legal texts you agreed to. What you write to us.',
        'An activity log is kept in full only if you consent to it. Without consent we note security events alone, such as a sign-in, with a shortened network address and without any place.',
      ],
      why: [
        'To run your account and carry out what you order, which is our contract with you; to protect accounts against misuse, which is our legitimate interest; to meet legal duties to keep records; and everything else only with your consent.',
      ],
      'how-long': [
        'The activity log ninety days, its security events thirteen months. Messages to us one year after they are solved. Account data as long as you have the account. Entries of the ledger stay, because the other side of a payment needs them too; after an account is closed they no longer name you to others.',
      ],
      rights: [
        'You can read and correct your data in the settings, export or delete your activity log, take statements as files, object, withdraw consent, and ask us for a copy or for deletion. We answer within a month. You can also complain to your data protection authority.',
      ],
      safety: [
        'Connections are encrypted when the operator serves the site over HTTPS, secrets are hashed, access is checked on the server for each call, and staff need a second factor. More stands on the security page.',
      ],
    },
    '1.0': {
      what: [
        'Your e-mail address or phone number, your name and user name, your settings, and your password and PIN as hashes that cannot be turned back. Your sessions with their device and network. Your money movements. Who brought you, where you used a referral code. Which legal texts you agreed to. What you write to us.',
        'An activity log is kept in full only if you consent to it. Without consent we note security events alone, such as a sign-in, with a shortened network address and without any place.',
      ],
      why: [
        'To run your account and carry out what you order, which is our contract with you; to protect accounts against misuse, which is our legitimate interest; to meet legal duties to keep records; and everything else only with your consent.',
      ],
      'how-long': [
        'The activity log ninety days. Messages to us one year. Account data as long as you have the account. Entries of the ledger stay.',
      ],
      rights: [
        'You can read and correct your data in the settings, export or delete your activity log, take statements as files, object, withdraw consent, and ask us for a copy or for deletion. We answer within a month. You can also complain to your data protection authority.',
      ],
      safety: [
        'Connections are encrypted when the operator serves the site over HTTPS, secrets are hashed, access is checked on the server for each call, and staff need a second factor. More stands on the security page.',
      ],
    },
  },
};
