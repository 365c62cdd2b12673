import type { SampleRow } from './programme-row.ts';

/** For government bodies. */
export const forGovernments: readonly SampleRow[] = [
  [
    [-20, 70, 'water-sanitation', 'BD', 200_000n, 5_000_000n],
    'Drains before the rain',
    'Drains, pumps and basins for cities in which streets stand under water each year.',
    'How many homes are flooded in a usual year?',
  ],
  [
    [-33, 41, 'transport-logistics', 'RS', 100_000n, 3_000_000n],
    'Buses on time',
    'Bus lanes, shelters and signs that tell when the next bus comes, for towns of up to half a million people.',
    'How many people ride your buses in a day?',
  ],
  [
    [-12, 88, 'energy', 'NP', 150_000n, 8_000_000n],
    'Light for mountain valleys',
    'Small power stations on rivers, and lines to schools and clinics, for districts in the mountains.',
    'How many homes have no electricity?',
  ],
  [
    [-45, 27, 'health', 'RW', 80_000n, 2_500_000n],
    'Clinics within an hour',
    'For districts that build or repair clinics, so that nobody walks for longer than an hour to see a nurse.',
    'How many people walk for longer than an hour?',
  ],
  [
    [-8, 110, 'environment-climate', 'AU', 50_000n, 1_500_000n],
    'Trees against the heat',
    'Trees, wells and shade for towns in which the streets grow too hot to walk in summer.',
    'How many trees will you plant?',
  ],
  [
    [-26, 52, 'housing', 'AR', 250_000n, 9_000_000n],
    'Homes near work',
    'For cities that turn empty offices into homes which people with usual wages can rent.',
    'How many homes will there be?',
  ],
  [
    [-17, 64, 'education-skills', 'PL', 30_000n, 700_000n],
    'Workshops in every school',
    'Benches, tools and teachers, so that pupils learn to repair things with their own hands.',
    'How many schools take part?',
  ],
  [
    [-38, 34, 'technology-digital', 'GE', 40_000n, 1_200_000n],
    'Offices without queues',
    'For municipalities whose forms should be filled in at home, by telephone, in plain words.',
    'Which form is asked for most often?',
  ],
  [
    [-6, 80, 'science-research', 'CR', 20_000n, 600_000n],
    'Maps that all may use',
    'For public bodies that measure land, rivers and forests and give the maps to everyone.',
    'What will the maps show?',
  ],
  [
    [45, 130, 'infrastructure', 'ID', 500_000n, 10_000_000n],
    'Bridges to the islands',
    'For regions that replace ferries in bad weather by small bridges and safe piers.',
    'How many people cross in a day?',
  ],
  [
    [-100, -30, 'environment-climate', 'ES', 60_000n, 2_000_000n],
    'Rivers with room',
    'For regions that give rivers back the meadows into which they may flow in a wet spring.',
    'How long is the part of the river?',
  ],
];

/** For NGOs. */
export const forNgos: readonly SampleRow[] = [
  [
    [-24, 36, 'health', 'BO', 5_000n, 150_000n],
    'Glasses for every child',
    'Eye tests at schools and glasses for children who cannot read what stands on the board.',
    'How many children will you test?',
  ],
  [
    [-13, 72, 'women-youth-enterprise', 'EG', 8_000n, 250_000n],
    'Evening courses for mothers',
    'Courses with child care in the next room, for mothers who want to learn a trade.',
    'How many places will there be?',
  ],
  [
    [-41, 22, 'environment-climate', 'NZ', 5_000n, 120_000n],
    'Birds come back',
    'For groups that restore wetlands and hedges, and count the birds that return.',
    'Which birds do you hope to see?',
  ],
  [
    [-19, 57, 'financial-inclusion', 'MW', 10_000n, 300_000n],
    'Saving circles',
    'Boxes, books and advisers for circles in which people save together and lend to each other.',
    'How many circles do you look after?',
  ],
  [
    [-10, 90, 'housing', 'UA', 20_000n, 500_000n],
    'Warm rooms',
    'Windows, stoves and insulation for homes of old people who cannot pay for them on their own.',
    'How many homes will be warm?',
  ],
  [
    [-31, 43, 'tourism-culture', 'SN', 5_000n, 90_000n],
    'Songs that are written down',
    'For archives that record songs and stories of old people, and give them to schools.',
    'In which languages are they told?',
  ],
  [
    [-4, 105, 'mining-resources', 'MN', 10_000n, 200_000n],
    'Land after the mine',
    'For groups that plant and watch land on which a mine was closed.',
    'How much land will you plant?',
  ],
  [
    [-27, 66, 'water-sanitation', 'HT', 10_000n, 350_000n],
    'Clean hands at school',
    'Taps, toilets and soap for schools that have none, and lessons that pupils give to each other.',
    'How many schools have no tap?',
  ],
  [
    [25, 85, 'education-skills', 'LK', 5_000n, 100_000n],
    'Books on wheels',
    'Buses full of books for places from which the next library is hours away.',
    'How many places will the bus visit?',
  ],
  [
    [-95, -25, 'agriculture-food', 'CA', 5_000n, 80_000n],
    'Soup from what is left',
    'Kitchens that cook what markets cannot sell, and share it with people who need a meal.',
    'How many meals do you cook in a week?',
  ],
  [
    [-130, -60, 'science-research', 'FI', 8_000n, 160_000n],
    'Lakes seen by pupils',
    'Test kits with which school classes watch the water of the lakes around them.',
    'How many classes take part?',
  ],
];
