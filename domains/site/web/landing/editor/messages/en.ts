import { defineMessages } from '@egcr/web-kit/messages';

export const messages = defineMessages({
  open: 'Edit this slide',
  title: 'Words of slide {number}',
  language: 'Readers of this language see them within a minute.',
  'field.badgeText': 'Badge',
  'field.title': 'Title',
  'field.subtitle': 'Subtitle',
  'field.description': 'Description',
  'field.primaryButtonText': 'First button',
  'field.secondaryButtonText': 'Second button',
  save: 'Save',
  cancel: 'Cancel',
  changed:
    'Somebody else has changed this slide in the meantime. Close and open it again to see their words.',
  plain: 'Plain text only, please: no tags and no invisible signs.',
  loading: 'Fetching the slide...',
  problems: 'Please check these fields',
  retry: 'Try again',
});
