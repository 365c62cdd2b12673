import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Cookies et stockage',
  summary: 'Ce que nos pages gardent dans votre navigateur, et comment vous en décidez.',
  sections: [
    {
      id: 'short',
      title: 'En bref',
      body: [
        'Pas de publicité, pas de suivi d’un site à l’autre, rien de tiers. Avant votre choix, nous ne gardons que ce sans quoi la page ne peut fonctionner.',
      ],
    },
    {
      id: 'necessary',
      title: 'Nécessaire',
      body: [
        'Dans le stockage local : votre session tant que vous êtes connecté, votre réponse sur les cookies, les choix d’affichage que vous faites, comme la langue, le thème et les montants masqués, et un code de parrainage reçu. Dans celui de l’onglet, jusqu’à sa fermeture : la page que vous vouliez avant de vous connecter, ce que vous avez commencé à remplir et un numéro pour la visite une fois connecté. Également les fichiers du site lui-même, pour pouvoir dire que vous êtes hors ligne. Aucun consentement n’est requis, puisque vous l’avez demandé.',
        'Un cookie, déposé quand vous vous connectez ou demandez un code : un nombre aléatoire grâce auquel votre compte reconnaît ce navigateur pendant quatre-vingt-dix jours. Il n’ouvre rien ; il évite que les essais ratés d’un inconnu vous bloquent.',
      ],
    },
    {
      id: 'optional',
      title: 'Seulement si vous acceptez',
      body: [
        'Préférences : retenir des choix de façon lisible aussi par le serveur, pour que la page arrive dans votre langue. Mesure : noter les pages que vous utilisez une fois connecté, sur notre propre serveur, pendant quatre-vingt-dix jours. Lieu de sécurité : le lieu approximatif d’une connexion, arrondi à une dizaine de kilomètres, pour remarquer un accès étranger. Marketing : les nouvelles des services. Chaque catégorie est séparée et désactivée jusqu’à votre choix.',
      ],
    },
    {
      id: 'choice',
      title: 'Votre choix',
      body: [
        'La question paraît une seconde après la première page, sauf ici, pour vous laisser lire en paix. Accepter et refuser sont aussi faciles l’un que l’autre. Si votre navigateur envoie Global Privacy Control ou Do Not Track, nous y voyons un refus, jusqu’à avis contraire de votre part.',
      ],
    },
    {
      id: 'withdraw',
      title: 'Changer d’avis',
      body: [
        'Au pied de chaque page publique se trouve l’accès aux paramètres des cookies. Retirer est aussi facile qu’accepter, et ce qui a été gardé par ce consentement est effacé de votre navigateur.',
      ],
    },
    {
      id: 'record',
      title: 'Ce que nous notons',
      body: [
        'Si vous êtes connecté, nous gardons la version de ce texte à laquelle vous avez répondu, votre choix, l’heure et la langue. C’est la preuve de votre choix, visible dans les paramètres.',
      ],
    },
    {
      id: 'changes',
      title: 'Changements',
      body: ['Si ce texte change dans ce qu’il permet, la question est posée de nouveau.'],
    },
  ],
  earlier: {
    '1.3': {
      necessary: [
        'Dans le stockage local : votre session tant que vous êtes connecté, votre réponse sur les cookies, les choix d’affichage que vous faites, comme la langue, le thème et les montants masqués, et un code de parrainage reçu. Dans celui de l’onglet, jusqu’à sa fermeture : la page que vous vouliez avant de vous connecter, ce que vous avez commencé à remplir et un numéro pour la visite une fois connecté. Également les fichiers du site lui-même, pour pouvoir dire que vous êtes hors ligne. Aucun consentement n’est requis, puisque vous l’avez demandé.',
        'Un cookie, déposé quand vous vous connectez ou demandez un code : un nombre aléatoire grâce auquel votre compte reconnaît ce navigateur pendant quatre-vingt-dix jours. Il n’ouvre rien ; il évite que les essais ratés d’un inconnu vous bloquent.',
      ],
    },
    '1.2': {
      necessary: [
        'Dans le stockage local : votre session tant que vous êtes connecté, votre réponse sur les cookies, les choix d’affichage que vous faites, comme la langue, le thème et les montants masqués, et un code de parrainage reçu. Dans celui de l’onglet, jusqu’à sa fermeture : la page que vous vouliez avant de vous connecter, ce que vous avez commencé à remplir et un numéro pour la visite une fois connecté. Également les fichiers du site lui-même, pour pouvoir dire que vous êtes hors ligne. Aucun consentement n’est requis, puisque vous l’avez demandé.',
      ],
    },
    '1.1': {
      necessary: [
        'Dans le stockage local : votre session tant que vous êtes connecté, votre réponse sur les cookies et les choix d’affichage que vous faites, comme la langue et le thème. Dans celui de l’onglet : la page que vous vouliez avant de vous connecter, et un code de parrainage reçu. Aucun consentement n’est requis, puisque vous l’avez demandé.',
      ],
      optional: [
        'Préférences : retenir des choix de façon lisible aussi par le serveur, pour que la page arrive dans votre langue. Mesure : compter les pages utilisées, sur notre propre serveur. Lieu de sécurité : le lieu approximatif d’une connexion, arrondi à une dizaine de kilomètres, pour remarquer un accès étranger. Marketing : les nouvelles des services. Chaque catégorie est séparée et désactivée jusqu’à votre choix.',
      ],
    },
    '1.0': {
      necessary: [
        'Dans le stockage local : votre session tant que vous êtes connecté, votre réponse sur les cookies et les choix d’affichage que vous faites, comme la langue et le thème. Dans celui de l’onglet : la page que vous vouliez avant de vous connecter, et un code de parrainage reçu. Aucun consentement n’est requis, puisque vous l’avez demandé.',
      ],
      optional: [
        'Préférences : retenir des choix. Mesure : compter les pages utilisées, sur notre propre serveur. Marketing : les nouvelles des services. Chaque catégorie est séparée et désactivée jusqu’à votre choix.',
      ],
    },
  },
};
