import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Notice de confidentialité',
  summary:
    'Quelles données nous conservons sur vous, pourquoi, combien de temps, et ce que vous pouvez faire.',
  sections: [
    {
      id: 'who',
      title: 'Qui est responsable',
      body: [
        'L’exploitant de cette installation. Vous le joignez par la page de contact, sujet « Confidentialité et données ».',
      ],
    },
    {
      id: 'what',
      title: 'Ce que nous conservons',
      body: [
        'Votre adresse e-mail ou votre téléphone, votre nom et nom d’utilisateur, vos paramètres, votre mot de passe et votre PIN sous forme d’empreintes irréversibles. Vos sessions avec appareil et réseau. Vos mouvements d’argent. Qui vous a parrainé, si vous avez utilisé un code. Les textes juridiques acceptés. Ce que vous nous écrivez.',
        'Un journal d’activité complet n’est tenu qu’avec votre consentement. Sans lui, nous notons seulement des événements de sécurité, comme une connexion, avec une adresse réseau raccourcie et sans lieu.',
      ],
    },
    {
      id: 'why',
      title: 'Pourquoi',
      body: [
        'Pour tenir votre compte et exécuter vos ordres : c’est notre contrat ; pour protéger les comptes des abus : c’est notre intérêt légitime ; pour respecter les obligations légales de conservation ; et tout le reste avec votre seul consentement.',
      ],
    },
    {
      id: 'how-long',
      title: 'Combien de temps',
      body: [
        'Le journal d’activité, quatre-vingt-dix jours ; ses événements de sécurité, treize mois. Les messages, un an après leur résolution. Les données du compte, tant que vous l’avez. Les écritures du grand livre restent, car l’autre partie en a besoin aussi ; après la fermeture, elles ne vous nomment plus à autrui.',
      ],
    },
    {
      id: 'who-else',
      title: 'Qui d’autre les voit',
      body: [
        'Personne à qui nous les vendrions : nous ne vendons rien et n’affichons pas de publicité. Les transporteurs d’e-mails et de SMS voient ce qu’ils remettent. Qui vous paie, ou que vous payez, voit votre nom et nom d’utilisateur. La page ne charge rien d’autres entreprises.',
      ],
    },
    {
      id: 'rights',
      title: 'Vos droits',
      body: [
        'Vous pouvez lire et corriger vos données dans les paramètres, exporter ou supprimer votre journal d’activité, emporter des relevés, vous opposer, retirer un consentement, demander une copie ou la suppression. Nous répondons sous un mois. Vous pouvez aussi saisir votre autorité de protection des données.',
      ],
    },
    {
      id: 'safety',
      title: 'Comment elles sont protégées',
      body: [
        'Les connexions sont chiffrées si l’exploitant sert le site en HTTPS, les secrets sont hachés, l’accès est vérifié sur le serveur à chaque appel, et l’équipe a besoin d’un second facteur. La page sécurité en dit plus.',
      ],
    },
  ],
  earlier: {
    '1.1': {
      what: [
        'Votre adresse e-mail ou votre téléphone, votre nom et nom d’utilisateur, vos paramètres, votre mot de passe et votre PIN sous forme d’empreintes irréversibles. Vos sessions avec appareil et réseau. Vos mouvements d’argent. Qui vous a parrainé, si vous avez utilisé un code. Les textes juridiques acceptés. Ce que vous nous écrivez.',
        'Un journal d’activité complet n’est tenu qu’avec votre consentement. Sans lui, nous notons seulement des événements de sécurité, comme une connexion, avec une adresse réseau raccourcie et sans lieu.',
      ],
      why: [
        'Pour tenir votre compte et exécuter vos ordres : c’est notre contrat ; pour protéger les comptes des abus : c’est notre intérêt légitime ; pour respecter les obligations légales de conservation ; et tout le reste avec votre seul consentement.',
      ],
      'how-long': [
        'Le journal d’activité, quatre-vingt-dix jours ; ses événements de sécurité, treize mois. Les messages, un an après leur résolution. Les données du compte, tant que vous l’avez. Les écritures du grand livre restent, car l’autre partie en a besoin aussi ; après la fermeture, elles ne vous nomment plus à autrui.',
      ],
      rights: [
        'Vous pouvez lire et corriger vos données dans les paramètres, exporter ou supprimer votre journal d’activité, emporter des relevés, vous opposer, retirer un consentement, demander une copie ou la suppression. Nous répondons sous un mois. Vous pouvez aussi saisir votre autorité de protection des données.',
      ],
      safety: [
        'Les connexions sont chiffrées si l’exploitant sert le site en HTTPS, les secrets sont hachés, l’accès est vérifié sur le serveur à chaque appel, et l’équipe a besoin d’un second facteur. La page sécurité en dit plus.',
      ],
    },
    '1.0': {
      what: [
        'Votre adresse e-mail ou votre téléphone, votre nom et nom d’utilisateur, vos paramètres, votre mot de passe et votre PIN sous forme d’empreintes irréversibles. Vos sessions avec appareil et réseau. Vos mouvements d’argent. Qui vous a parrainé, si vous avez utilisé un code. Les textes juridiques acceptés. Ce que vous nous écrivez.',
        'Un journal d’activité complet n’est tenu qu’avec votre consentement. Sans lui, nous notons seulement des événements de sécurité, comme une connexion, avec une adresse réseau raccourcie et sans lieu.',
      ],
      why: [
        'Pour tenir votre compte et exécuter vos ordres : c’est notre contrat ; pour protéger les comptes des abus : c’est notre intérêt légitime ; pour respecter les obligations légales de conservation ; et tout le reste avec votre seul consentement.',
      ],
      'how-long': [
        'Le journal d’activité, quatre-vingt-dix jours. Les messages, un an. Les données du compte, tant que vous l’avez. Les écritures du grand livre restent.',
      ],
      rights: [
        'Vous pouvez lire et corriger vos données dans les paramètres, exporter ou supprimer votre journal d’activité, emporter des relevés, vous opposer, retirer un consentement, demander une copie ou la suppression. Nous répondons sous un mois. Vous pouvez aussi saisir votre autorité de protection des données.',
      ],
      safety: [
        'Les connexions sont chiffrées si l’exploitant sert le site en HTTPS, les secrets sont hachés, l’accès est vérifié sur le serveur à chaque appel, et l’équipe a besoin d’un second facteur. La page sécurité en dit plus.',
      ],
    },
  },
};
