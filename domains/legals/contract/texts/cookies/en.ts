import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Cookies and storage',
  summary: 'What our pages keep in your browser, and how you decide about it.',
  sections: [
    {
      id: 'short',
      title: 'In short',
      body: [
        'No advertising, no tracking across sites, nothing from third parties. Before you have chosen, we keep only what the page cannot work without.',
      ],
    },
    {
      id: 'necessary',
      title: 'Necessary',
      body: [
        'In your browser’s local storage we keep your sign-in session while you are signed in, and your answer about cookies. We also keep the display choices you make, such as language, theme and hidden amounts, and a referral code you came with. In the storage of the tab, until it is closed, we keep the page you wanted to reach before you signed in. It also holds what you have begun to fill in, and a number for the visit once you are signed in. Also kept are the files of the site itself, so that it can say when you are offline. These need no consent, because you asked for what they do.',
        'We set one cookie when you sign in or ask for a code. It is a random number by which your account knows this browser again for ninety days. It opens nothing; it keeps a stranger’s wrong guesses from locking you out.',
      ],
    },
    {
      id: 'optional',
      title: 'Only if you agree',
      body: [
        'Preferences: remembering choices in a way that the server can read too, so that a page arrives in your language at once. Analytics: noting which pages you use while signed in, on our own server, for ninety days. Security location: the rough place of a sign-in, rounded to about ten kilometres, to notice foreign access. Marketing: news about services. Each category is separate and off until you switch it on.',
      ],
    },
    {
      id: 'choice',
      title: 'Your choice',
      body: [
        'The question appears one second after the first page, except here: you can read this in peace. Accepting and rejecting are equally easy. If your browser sends Global Privacy Control or Do Not Track, we treat that as a rejection until you say otherwise.',
      ],
    },
    {
      id: 'withdraw',
      title: 'Changing your mind',
      body: [
        'The link “Cookie settings” stands at the foot of every public page. Withdrawing is as easy as agreeing, and what was kept by that consent is removed from your browser.',
      ],
    },
    {
      id: 'record',
      title: 'What we record',
      body: [
        'When you are signed in we keep which version of this text you answered, what you chose, when, and in which language. That is the proof of your choice, and you can see it in the settings.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      body: ['If this text changes in what it allows, the question is asked again.'],
    },
  ],
  earlier: {
    '1.3': {
      necessary: [
        'In your browser’s local storage: your sign-in session while you are signed in, your answer about cookies, the display choices that you make yourself, such as language, theme and hidden amounts, and a referral code you came with. In the storage of the tab, until it is closed: the page you wanted to reach before you signed in, what you have begun to fill in, and a number for the visit once you are signed in. Also the files of the site itself, so that it can say when you are offline. These need no consent, because you asked for what they do.',
        'One cookie, set when you sign in or ask for a code: a random number by which your account knows this browser again for ninety days. It opens nothing; it keeps a stranger’s wrong guesses from locking you out.',
      ],
    },
    '1.2': {
      necessary: [
        'In your browser’s local storage: your sign-in session while you are signed in, your answer about cookies, the display choices that you make yourself, such as language, theme and hidden amounts, and a referral code you came with. In the storage of the tab, until it is closed: the page you wanted to reach before you signed in, what you have begun to fill in, and a number for the visit once you are signed in. Also the files of the site itself, so that it can say when you are offline. These need no consent, because you asked for what they do.',
      ],
    },
    '1.1': {
      necessary: [
        'In your browser’s local storage: your sign-in session while you are signed in, your answer about cookies, and the display choices that you make yourself, such as language and theme. In the storage of the tab: the page you wanted to reach before you signed in, and a referral code you came with. These need no consent, because you asked for what they do.',
      ],
      optional: [
        'Preferences: remembering choices in a way that the server can read too, so that a page arrives in your language at once. Analytics: counting which pages are used, on our own server. Security location: the rough place of a sign-in, rounded to about ten kilometres, to notice foreign access. Marketing: news about services. Each category is separate and off until you switch it on.',
      ],
    },
    '1.0': {
      necessary: [
        'In your browser’s local storage: your sign-in session while you are signed in, your answer about cookies, and the display choices that you make yourself, such as language and theme. In the storage of the tab: the page you wanted to reach before you signed in, and a referral code you came with. These need no consent, because you asked for what they do.',
      ],
      optional: [
        'Preferences: remembering choices. Analytics: counting which pages are used, on our own server. Marketing: news about services. Each category is separate and off until you switch it on.',
      ],
    },
  },
};
