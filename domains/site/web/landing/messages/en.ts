import { defineMessages } from '@egcr/web-kit/messages';

export const messages = defineMessages({
  'hero.badge': 'EGCR framework',
  'hero.title': 'An economy that pays its people first',
  'hero.text':
    'One account for work, income support, payments and public services, settled in JVD and the currencies you already use.',
  'hero.open': 'Open your account',
  'hero.read': 'Read the white paper',
  'jobs.title': 'Work, and support while you look',
  'jobs.text':
    'The global automated job board will match people with openings on its own, and start income support on the day work ends. Its target: a billion people in work.',
  'jobs.open': 'Open the job board',
  'jobs.targets': 'Programme targets',
  'jobs.billion': '1 billion',
  'jobs.billion.label': 'people in work',
  'jobs.countries': '195',
  'jobs.countries.label': 'countries',
  'jobs.businesses': '830 million',
  'jobs.businesses.label': 'small businesses reached',
  'jobs.matching': '24/7',
  'jobs.matching.label': 'automatic matching',
});
