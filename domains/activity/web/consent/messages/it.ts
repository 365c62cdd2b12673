import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'La tua privacy, la tua scelta',
  lead: 'Le nostre pagine conservano solo ciò senza cui non funzionano. Ci permetti qualcosa in più? Nessuna pubblicità, nulla per altre aziende.',
  more: 'In dettaglio: <cookies>cookie e memoria</cookies>, <privacy>informativa sulla privacy</privacy>',
  accept: 'Accetta',
  reject: 'Rifiuta',
  manage: 'Scelgo io',
  'settings.title': 'Impostazioni dei cookie',
  'settings.lead': 'Ogni categoria è separata. Puoi cambiare idea in ogni momento.',
  save: 'Salva la mia scelta',
  close: 'Chiudi senza salvare',
  objects:
    'Il tuo browser chiede di non essere tracciato. Lo prendiamo come un no: tutto il facoltativo resta spento finché non lo accendi.',
  always: 'Sempre attivo',
  necessary: 'Necessari',
  'necessary.text': 'Il tuo accesso, questa risposta, l’aspetto e la lingua che scegli.',
  preferences: 'Preferenze',
  'preferences.text': 'Il nostro server conosce la tua lingua e le pagine arrivano subito in quella.',
  analytics: 'Analisi',
  'analytics.text': 'Annota quali pagine usi dopo l’accesso, sul nostro server, per novanta giorni.',
  security_location: 'Luogo per sicurezza',
  'security_location.text':
    'Annota il luogo approssimativo di un accesso, per notare gli estranei. A circa dieci chilometri.',
  marketing: 'Marketing',
  'marketing.text':
    'Novità sui nostri servizi. Per ora non ne inviamo: la tua risposta viene soltanto conservata.',
};
