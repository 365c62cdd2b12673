import type { SampleRow } from './programme-row.ts';

/** For people. */
export const forPeople: readonly SampleRow[] = [
  [
    [-30, 45, 'tourism-culture', 'JP', 2_500n, 9_000n, 'JPY'],
    'Craft rooms in old houses',
    'Tools and materials for people in Japan who take up an old craft in a house that stood empty. It is paid in yen.',
    'Which craft do you want to take up?',
  ],
  [
    [-14, 62, 'technology-digital', '', 2_000n, 7_500n, 'JVD'],
    'A first app of your own',
    'A computer, lessons and test devices for people who build an app that their neighbours need. It is paid in JVD.',
    'Who will use the app?',
  ],
  [
    [-25, 17, 'agriculture-food', 'KE', 2_000n, 6_000n],
    'Bees beside the field',
    'Hives, clothes and a course for people who want to keep bees beside the field that they already farm.',
    'How many hives do you want to keep?',
  ],
  [
    [-9, 75, 'health', 'PH', 2_000n, 8_000n],
    'Care at home',
    'Training and equipment for people who look after a sick relative and want to make a living of what they have learnt.',
    'Whom do you look after today?',
  ],
  [
    [-40, 30, 'women-youth-enterprise', 'MA', 2_000n, 10_000n],
    'Her own stall',
    'A stall, first goods and a year of advice for women under thirty who open their first business.',
    'What will you sell?',
  ],
  [
    [-18, 54, 'energy', 'IN', 3_000n, 9_500n],
    'Sun on the workshop roof',
    'Solar panels and batteries for people whose workshop stands still each time the power fails.',
    'How many hours a week is there no power?',
  ],
  [
    [-5, 96, 'science-research', 'BR', 2_500n, 9_000n],
    'Weather seen from the garden',
    'Instruments for people who measure rain, wind and air where no station stands, and share what they find.',
    'What will you measure?',
  ],
  [
    [35, 95, 'transport-logistics', 'CO', 2_000n, 7_000n],
    'Cargo bicycles',
    'Strong bicycles with boxes for people who bring goods through steep streets without a car.',
    'How far do you ride in a day?',
  ],
];

/** For businesses. */
export const forBusinesses: readonly SampleRow[] = [
  [
    [-22, 38, 'energy', 'ZA', 20_000n, 400_000n],
    'Cold stores on sunlight',
    'Cold stores that run on sunlight, for businesses that keep fruit and fish fresh on the way to the market.',
    'How many tonnes will the store hold?',
  ],
  [
    [-35, 24, 'manufacturing', 'VN', 15_000n, 300_000n],
    'Second life for textiles',
    'Machines for businesses that make new cloth out of old clothes instead of burning them.',
    'How many tonnes of cloth do you use in a month?',
  ],
  [
    [-11, 68, 'technology-digital', 'EE', 10_000n, 250_000n],
    'Simple tools for small shops',
    'For small software firms that build tills, stock lists and bookkeeping for shops without a computer department.',
    'How many shops use what you build?',
  ],
  [
    [-50, 20, 'housing', 'MX', 50_000n, 900_000n],
    'Houses that stay cool',
    'For builders who use earth, lime and shade, so that homes need less electricity in hot summers.',
    'How many homes will you build?',
  ],
  [
    [-16, 58, 'tourism-culture', 'PT', 10_000n, 120_000n],
    'Guests all year',
    'For small hotels and guides who want visitors in quiet months too, not only in August.',
    'In which months do you have no guests?',
  ],
  [
    [-28, 86, 'financial-inclusion', 'UG', 25_000n, 500_000n],
    'Savings by telephone',
    'For firms that let farmers save and pay by a simple telephone, in a language that they speak.',
    'In which languages can people use it?',
  ],
  [
    [-7, 49, 'mining-resources', 'CL', 50_000n, 1_000_000n],
    'Safer small mines',
    'Ventilation, helmets and measuring devices for small mines whose people work underground.',
    'How many people work underground?',
  ],
  [
    [28, 100, 'transport-logistics', 'TH', 30_000n, 600_000n],
    'Electric river boats',
    'Engines and charging points for firms that carry people and goods on rivers.',
    'How many boats do you run?',
  ],
  [
    [50, 120, 'agriculture-food', 'PE', 10_000n, 200_000n],
    'Mills near the harvest',
    'Small mills for businesses that grind grain where it grows, so that more of its price stays there.',
    'How many farms will bring their grain?',
  ],
  [
    [-90, -20, 'water-sanitation', 'JO', 20_000n, 350_000n],
    'Every drop twice',
    'For laundries and dye works that clean their water and use it once more.',
    'How many litres do you use in a day?',
  ],
  [
    [-120, -45, 'health', 'RO', 10_000n, 180_000n],
    'Medicine on the road',
    'Vans with cold boxes for pharmacies that serve villages without one of their own.',
    'How many villages will you serve?',
  ],
];
