import { defineMessages } from '@egcr/web-kit/messages';

export const messages = defineMessages({
  title: 'Settings',
  lead: 'Your profile, your sign-in and the way we speak to you.',
  'list.label': 'Parts of the settings',
  back: 'All settings',
  loading: 'Loading...',
  profile: 'Profile',
  'profile.text': 'Names, username and PIN',
  contacts: 'Contacts',
  'contacts.text': 'Email and phone',
  security: 'Security',
  'security.text': 'Password, second factor, passkeys, devices',
  preferences: 'Preferences',
  'preferences.text': 'Language, currency, place and looks',
  referral: 'Referral',
  'referral.text': 'Invite others',
  'names.title': 'Names',
  'names.lead': 'Others see them when you send or ask for money.',
  'names.save': 'Save Names',
  'names.saved': 'Profile Saved',
  'names.old': 'An old username stays yours: money sent to it still cannot reach a stranger.',
});
