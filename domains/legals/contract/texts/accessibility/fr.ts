import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Déclaration d’accessibilité',
  summary: 'Jusqu’où chacun peut utiliser EGCR, ce que nous savons défaillant, et comment nous le dire.',
  sections: [
    {
      id: 'aim',
      title: 'Notre but',
      body: [
        'EGCR doit être utilisable par tous : au clavier seul, avec un lecteur d’écran, texte à 200 %, sur un petit téléphone, dans les deux sens de lecture. Notre mesure est WCAG 2.2, niveau AA.',
      ],
    },
    {
      id: 'check',
      title: 'Comment nous vérifions',
      body: [
        'Avant chaque version, un programme (axe) examine toutes les pages ouvertes, en thème clair et sombre, dans une langue écrite de gauche à droite et une de droite à gauche. Des parcours se font au clavier seul. D’autres tests veillent que rien ne déborde sur un téléphone. Un programme ne trouve qu’une partie des obstacles ; aucun audit indépendant n’a encore eu lieu.',
      ],
    },
    {
      id: 'status',
      title: 'Où nous en sommes',
      body: [
        'Selon notre propre évaluation, le site répond en grande partie au niveau AA. Nous ne connaissons aucune page inutilisable au clavier.',
      ],
    },
    {
      id: 'gaps',
      title: 'Ce que nous savons manquer',
      body: [
        'Les PDF portent langue et titre, mais pas de balises pour lecteurs d’écran ; le même contenu est sur la page. Chinois, japonais et coréen utilisent les polices de votre appareil. La voix du captcha est celle d’une machine. Certaines erreurs de services externes viennent en anglais. Personne qui dépende chaque jour d’aides techniques n’a encore essayé toute la plateforme.',
      ],
    },
    {
      id: 'help',
      title: 'Ce que vous pouvez régler',
      body: [
        'Thème, contraste, taille du texte et animations réduites suivent votre appareil et se changent dans les paramètres. Rien ne clignote, et rien ne presse, sauf les codes qui expirent par sécurité ; vous pouvez toujours en redemander.',
      ],
    },
    {
      id: 'tell',
      title: 'Dites-le-nous',
      body: [
        'Écrivez-nous par la page de contact, sujet « Accessibilité ». Indiquez la page et l’aide utilisée ; nous cherchons une voie qui vous convienne pendant que nous corrigeons. Nous visons une réponse sous trois jours ouvrés.',
      ],
    },
    {
      id: 'enforcement',
      title: 'Sans réponse de notre part',
      body: [
        'Vous pouvez saisir l’autorité compétente de votre pays. Cette déclaration a été établie à la date ci-dessus, sur nos propres tests.',
      ],
    },
  ],
  earlier: {
    '1.0': {
      aim: [
        'EGCR doit être utilisable par tous : au clavier seul, avec un lecteur d’écran, texte à 200 %, sur un petit téléphone, dans les deux sens de lecture. Notre mesure est WCAG 2.2, niveau AA.',
      ],
      check: [
        'Avant chaque version, un programme (axe) examine toutes les pages ouvertes, en thème clair et sombre, dans une langue écrite de gauche à droite et une de droite à gauche. Des parcours se font au clavier seul. D’autres tests veillent que rien ne déborde sur un téléphone. Un programme ne trouve qu’une partie des obstacles ; aucun audit indépendant n’a encore eu lieu.',
      ],
      help: [
        'Thème, contraste, taille du texte et animations réduites suivent votre appareil et se changent dans les paramètres. Rien ne clignote, et rien ne presse, sauf les codes qui expirent par sécurité ; vous pouvez toujours en redemander.',
      ],
    },
  },
};
