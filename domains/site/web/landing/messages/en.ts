import { defineMessages } from '@egcr/web-kit/messages';

export const messages = defineMessages({
  'hero.badge': 'EGCR framework',
  'hero.title': 'An economy that pays its people first',
  'hero.carousel': 'carousel',
  'hero.slide': 'slide',
  'hero.label': 'Introduction',
  'hero.place': 'Slide {place} of 5',
  'hero.subtitle': 'Work, money and public services in one account',
  'hero.text': 'Income support, payments and services, settled in JVD and the currencies you already use.',
  'hero.open': 'Open your account',
  'hero.read': 'Read the white paper',
});
