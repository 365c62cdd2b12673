import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Conditions des subventions',
  summary:
    'Comment subventions et fonds sectoriels fonctionneront, et ce qu’il ne faut pas en attendre aujourd’hui.',
  sections: [
    {
      id: 'status',
      title: 'Où ils en sont',
      body: [
        'Subventions et fonds sectoriels ne sont pas encore ouverts. Aucune demande ne peut être faite, aucune n’est examinée et aucun argent n’est réservé à quiconque. Les montants sur nos pages sont des objectifs de la plateforme.',
      ],
    },
    {
      id: 'no-fee',
      title: 'Personne ne paie pour demander',
      body: [
        'Une demande ne coûtera rien. Nul ne peut exiger de frais, d’acompte ou de cadeau pour une demande, une meilleure place ou un versement, ni en notre nom ni au sien. Qui le fait est un escroc : signalez-le.',
      ],
    },
    {
      id: 'who',
      title: 'Qui pourra demander',
      body: [
        'Personnes, entreprises, gouvernements et organisations ayant un compte complet, chacun pour les programmes qui lui sont destinés. Conditions, date limite, critères et pondérations figureront à chaque programme avant son ouverture.',
      ],
    },
    {
      id: 'decision',
      title: 'Comment on décidera',
      body: [
        'Par des personnes, sur critères publiés. Qui a un intérêt dans une demande ne la juge pas. Vous connaîtrez le résultat motivé et pourrez faire réexaminer un refus par quelqu’un d’autre. Nul n’a droit à une subvention.',
      ],
    },
    {
      id: 'use',
      title: 'Comment utiliser l’argent',
      body: [
        'Seulement pour le but demandé. Les grandes subventions sont versées par étapes, chacune après un rapport. L’argent non utilisé, ou utilisé autrement, est rendu.',
      ],
    },
    {
      id: 'openness',
      title: 'Transparence',
      body: [
        'Les attributions seront publiées avec programme, montant et but. Les noms de particuliers ne le seront pas sans leur consentement.',
      ],
    },
    {
      id: 'false',
      title: 'Fausses déclarations',
      body: [
        'Qui obtient une subvention par de fausses déclarations la rend et est exclu. Les erreurs de bonne foi se corrigent sans dommage jusqu’à la décision.',
      ],
    },
    {
      id: 'law',
      title: 'Impôts et droit',
      body: [
        'La loi de votre lieu de résidence décide si une subvention est imposable. Ces conditions seront complétées, et votre accord demandé, avant l’ouverture du premier programme.',
      ],
    },
  ],
  earlier: {
    '1.0': {
      'no-fee': [
        'Une demande ne coûtera rien. Nul ne peut exiger de frais, d’acompte ou de cadeau pour une demande, une meilleure place ou un versement, ni en notre nom ni au sien. Qui le fait est un escroc : signalez-le.',
      ],
      decision: [
        'Par des personnes, sur critères publiés. Qui a un intérêt dans une demande ne la juge pas. Vous connaîtrez le résultat motivé et pourrez faire réexaminer un refus par quelqu’un d’autre. Nul n’a droit à une subvention.',
      ],
    },
  },
};
