import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  greeting: 'Bonjour, {name}',
  today: 'Nous sommes le {date}.',
  'wallet.title': 'Votre portefeuille',
  'wallet.loading': 'Chargement de votre portefeuille…',
  'wallet.open': 'Ouvrir votre portefeuille',
  'next.title': 'Et maintenant',
  'next.add': 'Mettez de l’argent dans votre portefeuille',
  'next.add.text': 'Dans le bac à sable, vous pouvez ajouter de l’argent fictif et tout essayer.',
  'next.send': 'Envoyez de l’argent à quelqu’un',
  'next.send.text': 'Il vous faut son nom d’utilisateur, et vous vérifiez chaque détail avant l’envoi.',
  'next.verify-email': 'Ajoutez et vérifiez une adresse e-mail',
  'next.verify-email.text': 'C’est votre second accès quand vous n’avez pas votre téléphone.',
  'next.verify-phone': 'Ajoutez et vérifiez un numéro de téléphone',
  'next.verify-phone.text': 'C’est votre second accès quand vous n’avez pas vos e-mails.',
  'services.title': 'Tous les services',
  'services.text':
    '{open, plural, one {# service est ouvert} many {# de services sont ouverts} other {# services sont ouverts}}. Les autres disent ce qu’ils feront.',
  'state.open': 'Ouvert',
  'state.not-open': 'Pas encore ouvert',
  'tool.fraud': 'Signalement et détection de fraude',
  'tool.not-open':
    'Cet outil n’est pas encore ouvert. Il vous permettra de signaler une fraude et vous montrera ce qui a été trouvé.',
  'tool.unknown': 'Il n’y a pas d’outil de ce nom.',
};
