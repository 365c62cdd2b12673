import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  open: 'Modifica questa diapositiva',
  title: 'Testi della diapositiva {number}',
  language: 'Chi legge in questa lingua li vede entro un minuto.',
  'field.badgeText': 'Etichetta',
  'field.title': 'Titolo',
  'field.subtitle': 'Sottotitolo',
  'field.description': 'Descrizione',
  'field.primaryButtonText': 'Primo pulsante',
  'field.secondaryButtonText': 'Secondo pulsante',
  save: 'Salva',
  cancel: 'Annulla',
  changed:
    'Nel frattempo qualcuno ha cambiato questa diapositiva. Chiudila e riaprila per vedere i suoi testi.',
  plain: 'Solo testo semplice: niente tag né segni invisibili.',
  loading: 'Carico la diapositiva…',
  problems: 'Controlla questi campi',
  retry: 'Riprova',
};
