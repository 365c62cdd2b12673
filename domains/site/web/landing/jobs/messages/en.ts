import { defineMessages } from '@egcr/web-kit/messages';

export const messages = defineMessages({
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
  'jobs.businesses.label': 'small businesses to reach',
  'jobs.matching': '24/7',
  'jobs.matching.label': 'automatic matching',
});
