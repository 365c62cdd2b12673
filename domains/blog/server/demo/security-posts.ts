import { heading, linked, list, notice, said, steps, type Sample } from './sample.ts';

/** About what protects an account. */
export const securityPosts: readonly Sample[] = [
  {
    author: 0,
    category: 'security',
    tags: ['four-eyes', 'staff'],
    daysAgo: 9,
    texts: [
      {
        language: 'en',
        slug: 'why-a-second-person-approves',
        title: 'Why a second person approves',
        excerpt: 'No one on the staff moves money alone. Here is what that means for you.',
        body: [
          said('A proposal to move money waits until another person has read it and agreed.'),
          heading('What the second person sees'),
          list('who asks, and why', 'the amount and the account', 'what would change'),
          heading('What is approved is what runs'),
          said(
            'The proposal is stored with a fingerprint of exactly what will run. A changed proposal cannot run.',
          ),
          heading('No one is exempt'),
          said('Super admins are held to the same rule. Their role proposes; it does not decide alone.'),
          notice('The person who proposed cannot approve, whatever their role is.'),
        ],
      },
      {
        language: 'de',
        slug: 'warum-eine-zweite-person-zustimmt',
        title: 'Warum eine zweite Person zustimmt',
        excerpt: 'Niemand im Team bewegt Geld allein. Das bedeutet es für Sie.',
        body: [
          said(
            'Ein Vorschlag, Geld zu bewegen, wartet, bis eine andere Person ihn gelesen und zugestimmt hat.',
          ),
          heading('Was die zweite Person sieht'),
          list('wer fragt und warum', 'den Betrag und das Konto', 'was sich ändern würde'),
          heading('Was genehmigt wird, wird ausgeführt'),
          said(
            'Der Vorschlag wird mit einem Fingerabdruck gespeichert. Ein geänderter Vorschlag läuft nicht.',
          ),
          heading('Niemand ist ausgenommen'),
          said('Auch Super-Admins halten sich daran. Ihre Rolle schlägt vor; sie entscheidet nicht allein.'),
          notice('Wer vorschlägt, kann nicht selbst zustimmen, gleich in welcher Rolle.'),
        ],
      },
    ],
  },
  {
    author: 2,
    category: 'security',
    tags: ['pin'],
    daysAgo: 16,
    texts: [
      {
        language: 'en',
        slug: 'six-digits-and-what-guards-them',
        title: 'Six digits, and what guards them',
        excerpt: 'A PIN is short. These rules make sure that guessing it does not pay.',
        body: [
          said(
            'Your PIN has six digits. That is a million choices, and a computer would try them all in a second.',
          ),
          heading('A guess is counted before it is compared'),
          said('Closing the page in time saves no attempt. The count is already written.'),
          heading('What happens after wrong guesses'),
          steps(
            'Five wrong PINs lock the account’s PIN for five minutes.',
            'The next five lock it for half an hour.',
            'Fifteen in one day end every session, and the PIN has to be reset.',
          ),
          heading('Open for five minutes'),
          said('After the PIN you have five minutes. They start again while you are active.'),
          {
            type: 'figure',
            kind: 'target',
            value: '5',
            text: 'wrong PINs before the first lock',
            source: 'the list of attacks and defences in our repository',
            on: '2026-11-24',
          },
        ],
      },
    ],
  },
  {
    author: 2,
    category: 'security',
    tags: ['links', 'mail'],
    daysAgo: 23,
    texts: [
      {
        language: 'en',
        slug: 'a-link-that-works-once',
        title: 'A link that works once',
        excerpt: 'What is in the links we mail to you, and why an old one opens nothing.',
        body: [
          said('A link in a mail from us holds 256 random bits. We store only a keyed hash of them.'),
          list(
            'It is valid for one hour.',
            'It works once.',
            'A new link replaces the old one.',
            'A scanner that opens it in advance does not use it up.',
          ),
          heading('The page forgets it first'),
          said('The page clears the link from the address bar before anything else happens.'),
          heading('Someone else is signed in'),
          said('Then the page asks whether to continue as that person. Nothing changes before the answer.'),
        ],
      },
    ],
  },
  {
    author: 2,
    category: 'security',
    tags: ['privacy', 'cookies'],
    daysAgo: 30,
    texts: [
      {
        language: 'en',
        slug: 'what-we-keep-when-you-say-no',
        title: 'What we keep when you say no',
        excerpt: 'Optional storage is off until you turn it on. This is what remains.',
        body: [
          said(
            'There are four optional categories: preferences, analytics, security location and marketing. All are off at first.',
          ),
          heading('Where you were, roughly'),
          said(
            'If you allow the activity log, we keep a town, a network and a kind of browser. Never a household.',
          ),
          list(
            'places in steps of a tenth of a degree',
            'networks without their last part',
            'browsers by family and version',
          ),
          heading('Yours to take away'),
          said('You can read, export and delete your activity log in the settings.'),
          linked(
            { text: 'The whole text is in our ' },
            { text: 'legal documents', href: '/legals' },
            { text: '.' },
          ),
        ],
      },
      {
        language: 'fr',
        slug: 'ce-que-nous-gardons-si-vous-refusez',
        title: 'Ce que nous gardons si vous refusez',
        excerpt: 'Le stockage facultatif est désactivé tant que vous ne l’activez pas. Voici ce qui reste.',
        body: [
          said(
            'Il y a quatre catégories facultatives : préférences, statistiques, lieu de sécurité et marketing. Toutes sont désactivées au départ.',
          ),
          heading('Où vous étiez, à peu près'),
          said(
            'Si vous autorisez le journal d’activité, nous gardons une ville, un réseau et un type de navigateur. Jamais un foyer.',
          ),
          heading('À vous de l’emporter'),
          said('Vous pouvez lire, exporter et supprimer ce journal dans les paramètres.'),
        ],
      },
    ],
  },
  {
    author: 0,
    category: 'security',
    tags: ['fraud'],
    daysAgo: 2,
    isForMembers: true,
    texts: [
      {
        language: 'en',
        slug: 'how-to-check-a-message-that-hurries-you',
        title: 'How to check a message that hurries you',
        excerpt: 'A link, a number, an address: what our fraud tool looks at, and what it cannot know.',
        body: [
          said(
            'The fraud tool on your dashboard reads a link, a number, an address or a username that you were sent.',
          ),
          heading('What it looks for'),
          list(
            'signs that anybody can see in a false link',
            'names that imitate ours',
            'traces that others have reported',
          ),
          heading('What it keeps'),
          said('A reported trace is stored as a keyed hash. Nobody can read the list.'),
          heading('What it cannot know'),
          said('A clean answer is no promise. A new false address has no reports yet.'),
          notice('Nobody from EGCR asks for your PIN, by phone or in a message.'),
        ],
      },
    ],
  },
  {
    author: 2,
    category: 'security',
    tags: ['fraud', 'spreadsheets'],
    daysAgo: 52,
    texts: [
      {
        language: 'en',
        slug: 'a-name-is-not-a-formula',
        title: 'A name is not a formula',
        excerpt: 'A note that begins with an equals sign could run in a spreadsheet. Ours does not.',
        body: [
          said('You can export your history as a table. Some of its cells were written by other people.'),
          said(
            'A spreadsheet reads a cell that begins with an equals sign as a formula. So a stranger’s note could act.',
          ),
          heading('One function writes every cell'),
          said('It also knows wide signs and invisible ones that stand before the equals sign.'),
          notice('Open exports as you would open any file with other people’s words in it.'),
        ],
      },
    ],
  },
];
