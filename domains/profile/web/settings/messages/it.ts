import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Impostazioni',
  lead: 'Il tuo profilo, il tuo accesso e il modo in cui ti parliamo.',
  'list.label': 'Parti delle impostazioni',
  back: 'Tutte le impostazioni',
  loading: 'Caricamento…',
  profile: 'Profilo',
  'profile.text': 'Nomi, nome utente e PIN',
  contacts: 'Contatti',
  'contacts.text': 'E-mail e telefono',
  security: 'Sicurezza',
  'security.text': 'Password, secondo fattore, passkey, dispositivi',
  preferences: 'Preferenze',
  'preferences.text': 'Lingua, valuta, luogo e aspetto',
  activity: 'Attività e privacy',
  'activity.text': 'Cosa si conserva di ciò che fai, e perché',
  referral: 'Invito',
  'referral.text': 'Invita altre persone',
  'names.title': 'Nomi',
  'names.lead': 'Gli altri li vedono quando invii o chiedi denaro.',
  'names.save': 'Salva i nomi',
  'names.saved': 'Profilo salvato',
  'names.old': 'Un vecchio nome utente resta tuo: il denaro inviato lì non può arrivare a un estraneo.',
};
