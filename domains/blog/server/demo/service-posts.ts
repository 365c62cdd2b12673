import { heading, linked, list, notice, said, steps, type Sample } from './sample.ts';

/** About public services, work and business. */
export const servicePosts: readonly Sample[] = [
  {
    author: 4,
    category: 'public-services',
    tags: ['cases'],
    daysAgo: 11,
    texts: [
      {
        language: 'en',
        slug: 'who-has-to-act-next',
        title: 'Who has to act next',
        excerpt: 'Every application shows whose turn it is, and by when.',
        body: [
          said('An application to an office often disappears behind a counter. Ours shows where it is.'),
          heading('One question, always answered'),
          said('Each case says who has to act next: an officer, you, or nobody.'),
          heading('A term for every step'),
          said('A step has a term, in hours or in working days. You see the day on which it ends.'),
          heading('No one decides about themselves'),
          said('An officer cannot decide a case that they opened, or that they decided before.'),
        ],
      },
    ],
  },
  {
    author: 4,
    category: 'public-services',
    tags: ['forms'],
    daysAgo: 37,
    texts: [
      {
        language: 'en',
        slug: 'a-form-you-can-leave',
        title: 'A form you can leave',
        excerpt: 'Answers are saved while you write. Go on later, on another device.',
        body: [
          said('You do not have to finish a form in one sitting.'),
          list(
            'Your answers are saved as you write.',
            'A draft is kept for 90 days.',
            'You can continue it on your phone.',
          ),
          heading('The same rules on both sides'),
          said(
            'The browser and the server judge your answers by the same rules. You learn of a mistake at once.',
          ),
          {
            type: 'figure',
            kind: 'target',
            value: '90 days',
            text: 'until a draft that you do not touch is removed',
            source: 'the rules of our forms',
            on: '2026-11-24',
          },
        ],
      },
    ],
  },
  {
    author: 4,
    category: 'grants',
    tags: ['grants', 'four-eyes'],
    daysAgo: 18,
    texts: [
      {
        language: 'en',
        slug: 'from-a-budget-to-your-wallet',
        title: 'From a budget to your wallet',
        excerpt: 'The way of grant money, and the people who watch it.',
        body: [
          said('A grant is paid from a fund. A fund is an account that can hold money and promise it.'),
          heading('Filled by two people'),
          said('Money comes into a budget when two people agree. Who brought it in stays written down.'),
          heading('Promised, then paid'),
          said('An award sets money aside. It cannot be promised again.'),
          heading('Paid in envelopes'),
          said('Payments leave together. Their maker states the count and the sum, and both must fit.'),
          linked({ text: 'Open programmes are under ' }, { text: 'grants', href: '/grants' }, { text: '.' }),
        ],
      },
    ],
  },
  {
    author: 5,
    category: 'work',
    tags: ['jobs'],
    daysAgo: 4,
    texts: [
      {
        language: 'en',
        slug: 'every-job-says-what-it-pays',
        title: 'Every job says what it pays',
        excerpt: 'The rules of our job board, for people who look and for those who offer.',
        body: [
          said('You can search the board without an account, by words and by place.'),
          heading('For people who look'),
          list(
            'Each job names its pay, and for which time.',
            'A job that is over says so, and shows others like it.',
            'You see how many jobs another filter would find.',
          ),
          heading('For employers'),
          said(
            'A job of a verified organisation is published at once. An officer looks at the others first.',
          ),
          heading('When a job is over'),
          said('You close it, say that it is filled, or its last day passes. It takes no more applications.'),
          linked({ text: 'The board is at ' }, { text: 'open jobs', href: '/jobs' }, { text: '.' }),
        ],
      },
      {
        language: 'de',
        slug: 'jede-stelle-nennt-ihren-lohn',
        title: 'Jede Stelle nennt ihren Lohn',
        excerpt: 'Die Regeln unserer Stellenbörse, für Suchende und für Anbietende.',
        body: [
          said('Sie können ohne Konto suchen, nach Wörtern und nach Ort.'),
          heading('Für alle, die suchen'),
          list(
            'Jede Stelle nennt ihren Lohn und für welche Zeit er gilt.',
            'Eine vergebene Stelle sagt es und zeigt ähnliche.',
            'Sie sehen, wie viele Stellen ein anderer Filter fände.',
          ),
          heading('Für Arbeitgeber'),
          said(
            'Stellen einer geprüften Organisation erscheinen sofort. Alle anderen sieht zuerst ein Mensch an.',
          ),
          heading('Wenn eine Stelle vergeben ist'),
          said('Sie schließen sie, oder ihr letzter Tag vergeht. Danach nimmt sie keine Bewerbungen an.'),
        ],
      },
    ],
  },
  {
    author: 5,
    category: 'work',
    tags: ['income-support'],
    daysAgo: 25,
    texts: [
      {
        language: 'en',
        slug: 'support-one-week-at-a-time',
        title: 'Support, one week at a time',
        excerpt: 'While you look for work, you confirm each week. Each week is paid once.',
        body: [
          said('Income support is a claim that you keep alive yourself.'),
          steps('You make a claim.', 'You confirm each week what you did.', 'The programme pays the week.'),
          notice('A week is paid once. A second confirmation of the same week changes nothing.'),
          said('You can see every week, what it paid, and why a week was not paid.'),
        ],
      },
    ],
  },
  {
    author: 5,
    category: 'business',
    tags: ['registration', 'certificates'],
    daysAgo: 40,
    texts: [
      {
        language: 'en',
        slug: 'a-certificate-with-a-number',
        title: 'A certificate with a number',
        excerpt: 'A registered business can be found and checked by everyone.',
        body: [
          said('A registration begins as a draft. You can leave it and come back.'),
          steps(
            'Choose a name. We compare it with the names in the register.',
            'Answer the questions for your kind of business.',
            'Officers read it. You see whose turn it is.',
            'The business gets a number, an entry and a certificate.',
          ),
          heading('Checked by anyone'),
          said('A partner of yours opens the certificate’s address. The page says whether it still counts.'),
        ],
      },
    ],
  },
  {
    author: 5,
    category: 'business',
    tags: ['organisations'],
    daysAgo: 46,
    texts: [
      {
        language: 'en',
        slug: 'one-tab-one-hat',
        title: 'One tab, one hat',
        excerpt: 'You can act for an organisation in one tab, and for yourself in the next.',
        body: [
          said('Many people handle their own affairs and those of a business on the same day.'),
          said('You choose for whom you act in each tab. The page says it at the top, all the time.'),
          list(
            'Another tab stays as it was.',
            'What you may do depends on your role in the team.',
            'A role ends at once.',
          ),
          notice('A new tab begins with you, not with the organisation.'),
        ],
      },
    ],
  },
];
