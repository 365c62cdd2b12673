import { defineMessages } from '@egcr/web-kit/messages';

export const messages = defineMessages({
  minutes: '{count, plural, one {# minute to read} other {# minutes to read}}',
  pdf: 'Save as PDF',
  print: 'Print',
  kinds: 'Three kinds of figures',
  place: 'Section {at} of {all}',
  'search.title': 'Search this paper',
  'search.show': 'Search this paper',
  'search.found': '{count, plural, =0 {Nothing found} one {# place} other {# places}}',
  'search.at': '{at} of {all}',
  'search.next': 'Next place',
  'search.previous': 'Previous place',
  'search.clear': 'Clear the search',
  copy: 'Copy the link to “{section}”',
  copied: 'Link copied',
  read: 'Read on {time}',
});
