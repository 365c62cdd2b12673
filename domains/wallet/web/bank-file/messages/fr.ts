import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Remettre un relevé bancaire',
  lead: 'Un fichier camt.053 de notre propre compte. Il est comptabilisé dès qu’une autre personne l’approuve.',
  file: 'Fichier du relevé',
  submit: 'Remettre le relevé',
  done: 'Proposé. Une autre personne décide.',
  summary: 'Vérifiez ces champs',
  'issue.file': 'Choisissez un fichier.',
  'issue.long': 'Le fichier est trop volumineux.',
  'no.bank_file_unreadable': 'Ce n’est pas un relevé que nous pouvons lire. Rien n’a été proposé.',
  'no.bank_account_foreign': 'Ce relevé concerne un autre compte. Rien n’a été proposé.',
  'no.bank_statement_differs':
    'Les soldes et les écritures de ce relevé ne concordent pas. Rien n’a été proposé.',
  'no.bank_statement_gap': 'Il manque un relevé avant celui-ci. Rien n’a été proposé.',
  'no.bank_not_configured': 'Cette installation n’a pas de compte bancaire.',
  worth:
    'Les propositions de ce type déplaceraient en 24 heures plus d’argent que les réglages du serveur ne le permettent.',
  many: 'Trop de vos propositions sont en attente.',
};
