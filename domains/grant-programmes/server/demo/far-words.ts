import type { ApplicantKind } from '@egcr/grants/contract';

/** Invented people and places, and what they write. A purpose names its programme: `{title}`. */
export const firstNames = [
  'Abena',
  'Bela',
  'Carmen',
  'Dario',
  'Esi',
  'Farid',
  'Greta',
  'Hiro',
  'Ilse',
  'Jamal',
  'Katya',
  'Leandro',
  'Mina',
  'Noor',
  'Otto',
  'Paloma',
  'Rashid',
];
export const lastNames = [
  'Adeyemi',
  'Bruun',
  'Castell',
  'Dogan',
  'Engel',
  'Fujita',
  'Gomes',
  'Hale',
  'Ivanova',
  'Juma',
  'Keller',
  'Lindqvist',
  'Moyo',
];

export const places = [
  'Alderby',
  'Brankova',
  'Cindara',
  'Dovrelund',
  'Estalia',
  'Farholm',
  'Gelima',
  'Harrowmere',
  'Ilmora',
  'Jurath',
  'Kelvanna',
  'Lomira',
  'Marwen',
  'Norrvika',
  'Orlenna',
  'Pelmark',
  'Quintara',
  'Selmara',
  'Tolvane',
  'Yarrowby',
];

/** What organisations of each kind are called; `{place}` is one of the places. */
export const organisationNames: Readonly<Record<Exclude<ApplicantKind, 'person'>, readonly string[]>> = {
  business: ['{place} Works', '{place} Tools and Timber', '{place} Dairy', '{place} Light and Power'],
  government: ['Municipality of {place}', 'District of {place}', '{place} Water Board'],
  ngo: ['{place} Neighbours', 'Schools for {place}', '{place} River Watch', 'Friends of {place}'],
};

export const purposes: Readonly<Record<ApplicantKind, readonly string[]>> = {
  person: [
    'I have saved for two years and have a room for it. What is missing is the equipment that “{title}” pays for, and a course before I begin.',
    'My neighbours already ask me for this on weekends. With “{title}” I could do it every day and take one young person as an apprentice.',
    'I lost my work when the factory closed. I have written a plan for twelve months with “{title}”: what I buy, whom I ask, and what I earn.',
    'For “{title}” I have three offers for the equipment and chose the one that can be repaired here. The rest is for material of the first season.',
    'Two of us want to begin together. “{title}” would pay for what we cannot borrow, and we give our own time until the first customers pay.',
  ],
  business: [
    'We are eleven people. “{title}” would pay for one machine and its training; we add a third of the costs ourselves and hire two more.',
    'Three customers have signed that they buy from the first month on. With “{title}” we can deliver to them without taking a second loan.',
    'Our site stands ready and has its permits. What we ask of “{title}” is for equipment alone; wages and rent we pay out of our own sales.',
    'We tried it for half a year with borrowed equipment, and the figures are enclosed in the plan. “{title}” lets us do it at its full size.',
  ],
  government: [
    'The council has voted for it, and a quarter of the sum is in our budget. “{title}” closes the gap, so that work begins before the rains.',
    'Some forty thousand people live here. With “{title}” we would build the first two of five parts; the design is drawn and was shown to everyone.',
    'We have asked the people of each quarter where it is needed most. The list is public, and “{title}” would pay for the first eight places on it.',
    'Our neighbours did the same two years ago and share their drawings with us. What “{title}” pays for is built by firms of the region.',
  ],
  ngo: [
    'Our volunteers have done this in six villages. “{title}” would pay for two full-time people and transport, so that we can reach thirty.',
    'The people concerned sit on our board and chose what comes first. With “{title}” we begin there, and report each quarter what it cost.',
    'A school and a clinic have promised us rooms. What we ask of “{title}” is for material and training; nothing of it pays our own office.',
    'We know two hundred families by name who need this now. “{title}” lets us help all of them within a year, one after the other.',
  ],
};

export const ownAnswers = [
  'We have counted it with the people concerned; the list is part of our plan.',
  'It is written in the plan of the first year, month by month.',
  'We begin with the place where most people asked for it.',
];

/** What those say who judge, by how well it was judged. */
export const judged = {
  good: {
    need: [
      'Without the grant this would have to wait for years.',
      'What is missing is said exactly, and no bank pays for it.',
    ],
    impact: ['The people who gain from it are counted and named.', 'It helps more people than it employs.'],
    plan: [
      'Each step has a month, and the first can begin at once.',
      'Risks are named, with what is done then.',
    ],
    costs: [
      'The sums are those that such things cost there.',
      'Three offers were compared, and the choice is explained.',
    ],
  },
  weak: {
    need: [
      'The application does not say why nothing else could pay for this.',
      'Others in the region offer the same already.',
    ],
    impact: ['Who gains from it remains open.', 'The numbers of people are guessed and far apart.'],
    plan: [
      'There is no plan for the time after the purchase.',
      'The first steps depend on permits that are not there.',
    ],
    costs: ['The sums are about twice of what is usual there.', 'A third of the sum has no purpose.'],
  },
} as const;

export const approvedReasons = [
  'The plan is sound, the need is shown, and the costs are usual.',
  'Reviewers agree that it reaches the people it is meant for.',
  'It is small, useful and well described; the budget is enough for it.',
];
export const declinedReasons = [
  'The plan says what is bought, but not what happens afterwards. A plan for the first year is missing.',
  'The costs are about twice of what is usual, and the difference is not explained.',
  'It is not shown who gains from it. Numbers and names of places would help another application.',
];
export const reserveReason =
  'It passed. The budget of this round is promised; it is paid as soon as money comes back.';
