import type { CommonText } from '../common-text.ts';

export const common: CommonText = {
  notice: {
    id: 'what-egcr-is-not',
    title: 'Ce qu’EGCR n’est pas',
    body: [
      'EGCR n’est ni un registre d’État, ni une banque agréée, ni une garantie des dépôts. Aucun organisme public ne répond d’un solde ici, aucune assurance ne le couvre, et aucune de nos attestations ne remplace celle d’une autorité. Les chiffres signalés sur nos pages comme objectifs de la plateforme sont des buts, non des résultats.',
      'Dans une installation de démonstration, tout l’argent est fictif et sans valeur. Ce texte est notre propre projet en langage simple ; qui exploite EGCR avec de l’argent réel le fait d’abord vérifier par un juriste.',
    ],
  },
  binding:
    'Le texte anglais fait foi. Les traductions vous permettent de le lire dans votre langue ; si l’une diffère, l’anglais l’emporte.',
};
