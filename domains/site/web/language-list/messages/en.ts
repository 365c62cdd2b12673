import { defineMessages } from '@egcr/web-kit/messages';

export const messages = defineMessages({
  title: 'Choose your language',
  close: 'Close',
  search: 'Search languages',
  'search.placeholder': 'Name of a language',
  found: '{count, plural, one {# language} other {# languages}}',
  none: 'No language has that name. Try its English name.',
  full: 'Everything translated',
  partly: 'In English for now',
  'partly.lead':
    'Choose yours all the same: dates, numbers and amounts follow it at once, and so will our texts as soon as we have them.',
  'thanks.title': 'Thank you. We have made a note of it.',
  'thanks.text':
    'Our pages are in {language} for now. Dates, numbers and amounts already follow your language, and the texts will as soon as we have them.',
  'thanks.done': 'Go on',
});
